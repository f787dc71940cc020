// Rules for text: lengths count what people count (code points after NFC), and nothing invisible hides in names. Pages use
// them before any form is filled in, so they come without Zod.

export function countCharacters(text: string): number {
  return [...text].length
}

/** NFC, no half surrogates, which PostgreSQL could not give back as they came, and nothing that turns the writing. */
export function normalise(text: string): string {
  return withoutTurns(text).normalize('NFC').toWellFormed()
}

/** For what stands in one line, such as a title or a subject: line breaks, tabs and other controls become a space. */
export function toOneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()
}

/** Of spaces, tabs and line breaks in a row one space is left. */
export function withSingleSpaces(text: string): string {
  return text.replace(/[\s\p{Cc}]+/gu, ' ')
}

/** Control, format, private, unassigned and other characters that show nothing or change what is shown. */
const invisible = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]|[^\S ]/u

export function hasInvisibleCharacters(text: string): boolean {
  return invisible.test(text)
}

const unseen = /[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\u2800\s]/gu

/** Whether nobody would see anything of it. */
export function isBlank(text: string): boolean {
  return text.replace(unseen, '') === ''
}

/** Characters that turn the direction of writing, and would turn what stands after them too. */
const turns = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu

export function withoutTurns(text: string): string {
  return text.replace(turns, '')
}

/** Two texts with one key look the same to people: case, width and composed forms do not count. */
export function lookAlikeKey(text: string): string {
  return text.normalize('NFKC').toUpperCase().toLowerCase().normalize('NFKC')
}
