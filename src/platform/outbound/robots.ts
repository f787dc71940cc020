// What a robots.txt says about one address.
import robotsParser from 'robots-parser'
import { agentName } from '#shared/brand.ts'

export type RobotsTask = { text: string; address: string }

export function isWelcome({ text, address }: RobotsTask): boolean {
  return robotsParser(new URL('/robots.txt', address).href, text).isAllowed(address, agentName) !== false
}
