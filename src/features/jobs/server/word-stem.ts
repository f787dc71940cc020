// The stem of an English word: its ending taken off by fixed rules (after Porter's second algorithm), so that plurals and
// tenses meet. Made here and not in the database, so that what is stored and what is asked can't differ.

const vowels = 'aeiouy'
const isVowel = (word: string, at: number) => vowels.includes(word[at] ?? ' ')
const hasVowel = (part: string) => /[aeiouy]/.test(part)

/** Where the part after the first consonant that follows a vowel begins. */
function regionAfter(word: string, start: number): number {
  for (let at = start + 1; at < word.length; at += 1) {
    if (!isVowel(word, at) && isVowel(word, at - 1)) return at + 1
  }
  return word.length
}

const beginnings = /^(gener|commun|arsen)/

function regions(word: string): [number, number] {
  const first = beginnings.exec(word)?.[0].length ?? regionAfter(word, 0)
  return [first, regionAfter(word, first)]
}

/** A vowel between consonants at the end, as in `hop`: doubled before an ending, or with a silent e. */
const endsShort = (word: string) => /(^[aeiouy][^aeiouy]|[^aeiouy][aeiouy][^aeiouywx])$/.test(word)
const isShort = (word: string) => endsShort(word) && regions(word)[0] >= word.length

function withoutPlural(word: string): string {
  if (word.endsWith('sses')) return word.slice(0, -2)
  if (/(ied|ies)$/.test(word)) return word.length > 4 ? word.slice(0, -2) : word.slice(0, -1)
  if (/(us|ss)$/.test(word)) return word
  return /[aeiouy].+s$/.test(word) ? word.slice(0, -1) : word
}

function withoutTense(word: string): string {
  const [r1] = regions(word)
  const eed = /(eed|eedly)$/.exec(word)
  if (eed) return eed.index >= r1 ? `${word.slice(0, eed.index)}ee` : word
  const end = /(ed|edly|ing|ingly)$/.exec(word)
  if (!end || !hasVowel(word.slice(0, end.index))) return word
  const stem = word.slice(0, end.index)
  if (/(at|bl|iz)$/.test(stem)) return `${stem}e`
  if (/(bb|dd|ff|gg|mm|nn|pp|rr|tt)$/.test(stem)) return stem.slice(0, -1)
  return isShort(stem) ? `${stem}e` : stem
}

type Rule = readonly [ending: string, instead: string]

const longEndings: Rule[] = [
  ['ational', 'ate'],
  ['tional', 'tion'],
  ['ization', 'ize'],
  ['isation', 'ize'],
  ['fulness', 'ful'],
  ['ousness', 'ous'],
  ['iveness', 'ive'],
  ['biliti', 'ble'],
  ['lessli', 'less'],
  ['ation', 'ate'],
  ['entli', 'ent'],
  ['ousli', 'ous'],
  ['iviti', 'ive'],
  ['fulli', 'ful'],
  ['aliti', 'al'],
  ['alism', 'al'],
  ['ator', 'ate'],
  ['alli', 'al'],
  ['abli', 'able'],
  ['izer', 'ize'],
  ['iser', 'ize'],
  ['anci', 'ance'],
  ['enci', 'ence'],
  ['bli', 'ble'],
  ['logi', 'log'],
]
const middleEndings: Rule[] = [
  ['alize', 'al'],
  ['icate', 'ic'],
  ['iciti', 'ic'],
  ['ical', 'ic'],
  ['ness', ''],
  ['ful', ''],
]
const lastEndings = /(ement|ance|ence|able|ible|ment|ant|ent|ism|ate|iti|ous|ive|ize|ise|al|er|ic|(?<=[st])ion)$/

function replaced(word: string, rules: Rule[], region: number): string {
  const rule = rules.find(([ending]) => word.endsWith(ending))
  if (!rule) return word
  const at = word.length - rule[0].length
  return at >= region ? word.slice(0, at) + rule[1] : word
}

function withoutLast(word: string): string {
  const [r1, r2] = regions(word)
  const end = lastEndings.exec(word)
  const cut = end && end.index >= r2 ? word.slice(0, end.index) : word
  if (cut.endsWith('e')) {
    const at = cut.length - 1
    const goes = at >= r2 || (at >= r1 && !endsShort(cut.slice(0, -1)))
    return goes ? cut.slice(0, -1) : cut
  }
  return cut.endsWith('ll') && cut.length - 1 >= r2 ? cut.slice(0, -1) : cut
}

/** For a folded word of plain letters; anything else is its own stem. */
export function stemOf(word: string): string {
  if (word.length < 3 || !/^[a-z]+$/.test(word)) return word
  const single = withoutTense(withoutPlural(word))
  const ended = /.[^aeiouy]y$/.test(single) ? `${single.slice(0, -1)}i` : single
  const [r1] = regions(ended)
  const shorter = replaced(replaced(ended, longEndings, r1), middleEndings, r1)
  return withoutLast(shorter)
}
