// Rules for text: lengths count what people count (code points after NFC), and nothing invisible hides in names. Pages use
// them before any form is filled in, so they come without Zod.

export function countCharacters(text: string): number {
  return [...text].length
}

/** NFC, and no half surrogates, which PostgreSQL could not give back as they came. */
export function normalise(text: string): string {
  return text.normalize('NFC').toWellFormed()
}

/** Control, format, private, unassigned and other characters that show nothing or change what is shown. */
const invisible = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]|[^\S ]/u

export function hasInvisibleCharacters(text: string): boolean {
  return invisible.test(text)
}

/** Two texts with one key look the same to people: case, width and composed forms do not count. */
export function lookAlikeKey(text: string): string {
  return text.normalize('NFKC').toUpperCase().toLowerCase().normalize('NFKC')
}
