// What to say where nothing was found: another spelling, and what comes near.
import type { Deps } from '#platform/deps.ts'
import type { Access } from '#shared/actor.ts'
import { foldText } from '#shared/fold-text.ts'
import type { BoardSearch } from '../board-search.rules.ts'
import { newestForFree, onlyClear, revealJobs } from '../job.rules.ts'
import type { JobCard } from '../job.schema.ts'
import { cached } from './board.cache.ts'
import { ask, findsSomething, isLiveTerm, lookAlikes } from './finding.service.ts'
import type { Hidden } from './hidden.store.ts'
import * as store from './jobs.store.ts'
import { mayHaveTypo } from './lexicon.ts'
import { seaWords } from './meanings.ts'
import type { Question } from './question.ts'
import { hasWordsAndIsShown, writeAny } from './search.store.ts'
import { nearestOf } from './spelling.ts'

/** What this person may know, and what of it they do not want to see. */
type Sight = { access: Access; newest: ReadonlySet<string>; hidden: Hidden | undefined }

/** Where nothing was found: another spelling, and what comes near, both from what this person may know. */
export async function helpOut(
  deps: Deps,
  search: BoardSearch,
  sight: Sight,
): Promise<{ suggestion: string | null; near: JobCard[] }> {
  const question = await ask(deps, search, sight.access)
  const suggestion = await findSuggestion(deps, search, question, sight)
  const meant = suggestion ? await ask(deps, { search: suggestion }, sight.access) : question
  return { suggestion, near: await findNear(deps, meant, sight) }
}

async function findSuggestion(
  deps: Deps,
  search: BoardSearch,
  question: Question,
  { access, newest, hidden }: Sight,
): Promise<string | null> {
  const isLive = await Promise.all(question.terms.map((term) => isLiveTerm(deps, term)))
  const dead = question.terms.filter((_, index) => !isLive[index])
  // Another spelling of one word helps only where every other one is somewhere.
  if (dead.length > 1) return null
  for (const { word } of dead.length > 0 ? dead : question.terms) {
    if (!word || !mayHaveTypo(word)) continue
    for (const spelling of await nearestTo(deps, word, access, newest)) {
      const text = foldText(search.search ?? '').replace(word, spelling)
      const other = await ask(deps, { ...search, search: text }, access)
      if (await findsSomething(deps, { ...other, ...(hidden ? { hidden } : {}) })) return text
    }
  }
  return null
}

function nearestTo(deps: Deps, word: string, access: Access, newest: ReadonlySet<string>): Promise<string[]> {
  return cached(deps, `nearest:${access} ${word}`, async () => {
    const known = access === 'member' ? await lookAlikes(deps, word) : await wordsOfClear(deps, access, newest)
    return nearestOf(word, [...known, ...seaWords])
  })
}

async function wordsOfClear(deps: Deps, access: Access, newest: ReadonlySet<string>): Promise<string[]> {
  if (access === 'visitor') return []
  return deps.replica.read((db) => store.wordsOf(db, [...newest]))
}

/** Words that no listing has bring nothing near, so the same few answers serve many searches. */
async function findNear(deps: Deps, question: Question, { access, newest, hidden }: Sight): Promise<JobCard[]> {
  if (access === 'visitor') return []
  const isLive = await Promise.all(question.terms.map((term) => isLiveTerm(deps, term)))
  const terms = question.terms.filter((_, index) => isLive[index])
  if (terms.length === 0) return []
  const only = access === 'free' ? { only: [...newest] } : {}
  const words = writeAny(terms)
  const where = hasWordsAndIsShown(words, hidden)
  const rows = await cached(deps, `near:${JSON.stringify([words, only, hidden])}`, () =>
    deps.replica.read((db) =>
      store.listCards(db, { where, limit: newestForFree, offset: 0, ...only }, deps.clock.now()),
    ),
  )
  return onlyClear(revealJobs(rows, access, newest))
}
