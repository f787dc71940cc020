// Numbers as people write them in a salary text: 38,000 · 38.000 · 38 000 · 38'000 · 4,50,000 · 12.90 · 38k.

export type WrittenNumber = {
  start: number
  end: number
  /** Null where digits stand that can be read in more than one way. */
  value: number | null
  isThousands: boolean
  /** With marks between thousands, so that it can't be a year like 2026. */
  isGrouped: boolean
  /** 1.250 may be one and a quarter in money that has thousandths. */
  isPointed: boolean
}

const ending = String.raw`(?:[.,:]-(?!\d))?(?!\d|[.,']\d)`
const forms = [
  String.raw`\d{1,3}(?: \d{3})+(?:[.,]\d{1,2})?`,
  String.raw`\d{1,3}(?:'\d{3})+(?:[.,]\d{1,2})?`,
  String.raw`\d{1,3}(?:,\d{3})+(?:\.\d{1,2})?`,
  String.raw`\d{1,3}(?:\.\d{3})+(?:,\d{1,2})?`,
  String.raw`\d{1,2}(?:,\d{2})+,\d{3}`,
  String.raw`\d+(?:[.,]\d{1,2})?`,
].map((form) => new RegExp(form + ending, 'y'))
const anyDigits = /[\d.,']*\d/y
const thousand = /\s?k(?![a-z'])|k(?=(?:eur|usd|gbp|chf|pa)(?![a-z]))/y

// Millions, lakhs and their like: what they make of a number is not worked out here, so nothing is read of it.
const times =
  /\s?(?:mil|mille|mila|thousand|tausend|tsd|hundred|ribu|rb|tys|million\w*|millon(?:es)?|milhao|milhoes|milion[ei]|mio|mln|mn|bn|billions?|milliarden?|juta|jt|lakhs?|lacs?|lpa|crores?|cr|teur|miljon\w*)(?![a-z])|\s?m(?![a-z/'])|(?:l|mm)(?![a-z'])|\s?t€|\s?[千万億亿만천]/y

/** All numbers of a text that is already in small letters with plain spaces, dashes and apostrophes. */
export function writtenNumbers(text: string): WrittenNumber[] {
  const found: WrittenNumber[] = []
  for (let at = 0; at < text.length; ) {
    if (!isDigit(text[at])) {
      at += 1
      continue
    }
    const number = numberAt(text, at)
    found.push(number)
    at = number.end
  }
  return found
}

function numberAt(text: string, start: number): WrittenNumber {
  const written = forms.map((form) => matchAt(form, text, start)).find((match) => match !== null)
  if (!written) {
    const end = start + (matchAt(anyDigits, text, start)?.length ?? 1)
    return { start, end, value: null, isThousands: false, isGrouped: false, isPointed: false }
  }
  const bare = written.replace(/[.,:]-$/, '')
  const end = start + written.length
  const k = matchAt(thousand, text, end)
  const isTimes = matchAt(times, text, end + (k?.length ?? 0)) !== null
  const value = isTimes ? null : worth(bare, k === null ? 1 : 1_000)
  return {
    start,
    end: end + (k?.length ?? 0),
    value,
    isThousands: k !== null,
    isGrouped: /\d[ ',.]\d{3}/.test(bare),
    isPointed: /^\d{1,3}\.\d{3}$/.test(bare),
  }
}

function worth(written: string, times: number): number | null {
  if (/^0\d|^0[.,']?\d{3}/.test(written) || written.length > 15) return null
  const [, whole = written, fraction = ''] = /^(.*)[.,](\d{1,2})$/.exec(written) ?? []
  const value = Math.round(Number(`${whole.replace(/\D/g, '')}.${fraction || '0'}`) * times * 100) / 100
  return value > 1_000_000_000 ? null : value
}

function matchAt(pattern: RegExp, text: string, at: number): string | null {
  pattern.lastIndex = at
  return pattern.exec(text)?.[0] ?? null
}

function isDigit(letter: string | undefined): boolean {
  return letter !== undefined && letter >= '0' && letter <= '9'
}
