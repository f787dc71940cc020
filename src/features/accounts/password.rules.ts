// Pure decisions about what a password is made of.
import { foldText } from '#shared/fold-text.ts'

export type Owner = { username: string; email: string; firstName: string | null; lastName: string | null }

/** Shorter words occur by chance. */
const shortest = 3

/** Nothing but the owner's names and address, whatever the order, with figures and signs around or between. */
export function isMadeOf(password: string, { username, email, firstName, lastName }: Owner): boolean {
  const [local = '', domain = ''] = email.split('@')
  const names = [email, username, local, domain, domain.split('.')[0] ?? '', firstName ?? '', lastName ?? '']
  const words = new Set(
    names
      .flatMap((name) => [lettersOf(name), ...foldText(name).split(/[^\p{L}]+/u)])
      .filter((w) => w.length >= shortest),
  )
  if (names.some((name) => name !== '' && plain(name) === plain(password))) return true
  const folded = lettersOf(password)
  const reversed = [...folded].reverse().join('')
  return folded !== '' && [folded, reversed].some((text) => isSpeltBy(text, [...words]))
}

const plain = (text: string) => foldText(text).replace(/[^\p{L}\p{N}]/gu, '')
const lettersOf = (text: string) => foldText(text).replace(/[^\p{L}]/gu, '')

/** Which beginnings of the text are whole words in a row. */
function isSpeltBy(text: string, words: readonly string[]): boolean {
  const reached = new Set([0])
  for (let end = 1; end <= text.length; end += 1) {
    if (words.some((word) => reached.has(end - word.length) && text.endsWith(word, end))) reached.add(end)
  }
  return reached.has(text.length)
}
