// Whether a word reads as an address: by itself, or because mail programs and browsers would make a link of it.

const anyScheme = /[a-z][a-z0-9+.-]{1,20}:\/\//i
const hostName = /[\p{L}\p{N}-]\.\p{L}{2}/u
/** Written as hosts are, and in every other title where people ask what to study. */
const degree = '(?:[bmd]\\.(?:sc|eng|ed|phil|res|tech)|ph\\.?d)\\.?'
const degrees = new RegExp(`^[^\\p{L}\\p{N}]*${degree}(?:[/,&+-]${degree})*[^\\p{L}\\p{N}]*$`, 'iu')

export const hasScheme = (word: string) => anyScheme.test(word)

export function looksLikeAddress(word: string): boolean {
  return hasScheme(word) || word.includes('@') || (hostName.test(word) && !degrees.test(word))
}

/** A name with an @ before it calls somebody, and leads nowhere else. */
export function holdsAddress(text: string): boolean {
  return text.split(/\s+/).some((word) => looksLikeAddress(word.replace(/^@/, '')))
}
