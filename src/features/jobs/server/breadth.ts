// How many finds a question may have, guessed from how common its words are. Decides the road of a search, never its answer.
import type { CommonWords } from './common-words.store.ts'
import type { Term } from './question.ts'
import type { Forgiven } from './search.store.ts'
import { familyOf } from './word-family.ts'

/** Up to so many, reading them all costs less than looking for them among the newest. */
const few = 2_000

export const isBroad = (finds: number): boolean => finds > few

/** A find that the index names is fetched from anywhere: it costs what a few neighbours cost that are passed on the way down. */
const passedForOneFetched = 3

/** Whether all finds are counted sooner than the newest so many are met on the way down. */
export function isCountedByWords(finds: number, listings: number, newest: number): boolean {
  const passed = Math.min(listings, newest / (finds / listings))
  return finds * passedForOneFetched < passed
}

/** Those that few listings have; all of them when none is so. */
export function rareTerms(terms: readonly Term[], common: CommonWords, forgiven: Forgiven): readonly Term[] {
  const rare = terms.filter((term) => !isBroad(guessFinds([term], common, forgiven)))
  return rare.length > 0 ? rare : terms
}

/** As if words stood independently of one another. Filters are left out: they only make it less. */
export function guessFinds(terms: readonly Term[], common: CommonWords, forgiven: Forgiven = new Map()): number {
  return terms.reduce((finds, term) => finds * Math.min(1, shareOfTerm(term, common, forgiven)), common.listings)
}

function shareOfTerm(term: Term, { shares }: CommonWords, forgiven: Forgiven): number {
  const { plain, others, word, isBeginning } = term
  const spellings = (word && forgiven.get(word)) || []
  const ways = [...plain, ...others, ...spellings.map((spelling) => ({ families: [familyOf(spelling)] }))]
  const named = ways.reduce((sum, { families }) => sum + shareOfAll(families, shares), 0)
  return isBeginning && word && word.length > 1 ? Math.max(named, shareOfBeginning(word, shares)) : named
}

const shareOfAll = (families: readonly string[], shares: ReadonlyMap<string, number>) =>
  Math.min(...families.map((family) => shares.get(family) ?? 0))

/** At least as common as the commonest word that begins so. */
function shareOfBeginning(beginning: string, shares: ReadonlyMap<string, number>): number {
  let most = 0
  for (const [word, share] of shares) if (share > most && word.startsWith(beginning)) most = share
  return most
}
