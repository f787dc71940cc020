// What in a text would let somebody reach the organisation past the board: addresses, links, telephone numbers.

// Each is looked for at the beginning of a run of its signs alone: from every sign of it a long run would take its square.
const address = /(?<![^\s<>()[\],;:"])[^\s<>()[\],;:"]+\s?@\s?[^\s<>()[\],;:"]+/gu
const spelltAddress =
  /(?<![\p{L}\p{N}._-])[\p{L}\p{N}._-]+\s*[[({]\s*at\s*[\])}]\s*[\p{L}\p{N}-]+(?:\s*(?:[[({]\s*dot\s*[\])}]|\.)\s*[\p{L}\p{N}-]+)*/giu
const link = /\b(?:https?:\/\/|ftp:\/\/|mailto:|www\.)\S+/giu
/** Lower case after the dot, so that a sentence which begins without a space is none. */
const domain =
  /(?<![\p{L}\p{N}-]|[\p{L}\p{N}-]\.)[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.(?:com|org|net|edu|gov|int|info|biz|io|eu|co|example|test|[a-z]{2}(?=[/\s),;]|$))(?:\/\S*)?/gu
const telephone = /(?<![\p{L}\p{N}])\+?\(?\d[\d\s().\-–/]{5,}\d/gu

const isTelephone = (text: string) => text.replace(/\D/g, '').length >= 7 && !/^\d{4}\s?[-–/]\s?\d{4}$/.test(text)

/** The text without them, for searches of those who may not read it. */
export function withoutContactData(text: string): string {
  return text
    .replace(link, ' ')
    .replace(address, ' ')
    .replace(spelltAddress, ' ')
    .replace(domain, ' ')
    .replace(telephone, (found) => (isTelephone(found) ? ' ' : found))
}

export function isContactData(piece: string): boolean {
  return withoutContactData(piece).trim() === '' && piece.trim() !== ''
}
