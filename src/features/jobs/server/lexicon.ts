// Spellings one slip away from a word: a letter wrong, missing, doubled or swapped with its neighbour.

/** Short words have too many neighbours to guess. */
const longEnough = 5

/** The word itself and every spelling with one letter left out: two words one slip apart share at least one of them. */
export function lessOneLetter(word: string): string[] {
  const letters = [...word]
  return [...new Set([word, ...letters.map((_, index) => letters.filter((_letter, at) => at !== index).join(''))])]
}

export function mayHaveTypo(word: string): boolean {
  return [...word].length >= longEnough && /^\p{L}+$/u.test(word)
}

/** At most one letter added, left out, changed or swapped with the next. */
export function isOneSlipAway(one: string, other: string): boolean {
  if (one === other) return true
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  if (long.length - short.length > 1) return false
  let at = 0
  while (at < short.length && short[at] === long[at]) at += 1
  if (long.length > short.length) return short.slice(at) === long.slice(at + 1)
  return short.slice(at + 1) === long.slice(at + 1) || isSwapped(short, long, at)
}

function isSwapped(one: string, other: string, at: number): boolean {
  return one[at] === other[at + 1] && one[at + 1] === other[at] && one.slice(at + 2) === other.slice(at + 2)
}

/** What only hurrying fingers do: letters swapped or one of them doubled. A word that exists is forgiven no more. */
export function isSlipOfFingers(one: string, other: string): boolean {
  const single = (word: string) => word.replace(/(.)\1+/gu, '$1')
  const sorted = (word: string) => [...word].sort().join('')
  return isOneSlipAway(one, other) && (sorted(one) === sorted(other) || single(one) === single(other))
}
