// Pure decisions about questions to people who held a berth.
import { withSingleSpaces } from '#shared/text.ts'
import { holdsAddress } from '#shared/written-links.ts'
import { shorten } from './forum.rules.ts'

const titleLength = 100

/**
 * The topic is called by the asker's own first words, and by nothing of the listing: who reads the forum may not see that.
 * A title holds no link, whoever asks.
 */
export function questionTitle(question: string, asked: string): string {
  const [first = ''] = question.split(/\n|(?<=[.?!])\s/u)
  const words = [first, question].map((text) => withSingleSpaces(text).trim())
  const title = words.find((text) => text.length >= 10) ?? ''
  return title && !holdsAddress(title) ? shorten(title, titleLength - 1) : `A question for ${asked}`
}
