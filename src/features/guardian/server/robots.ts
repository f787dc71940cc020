// What a robots.txt says about one address.
import robotsParser from 'robots-parser'

export type RobotsTask = { text: string; address: string }

/** By this name sites can speak to us alone. */
const ourName = 'OceanBerth'

export function isWelcome({ text, address }: RobotsTask): boolean {
  return robotsParser(new URL('/robots.txt', address).href, text).isAllowed(address, ourName) !== false
}
