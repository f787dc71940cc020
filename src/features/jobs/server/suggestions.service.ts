// What the search box offers while somebody types: titles, organisations and places of listings that they may see.
import type { Deps } from '#platform/deps.ts'
import { accessOf, type Viewer } from '#shared/actor.ts'
import { foldText, wordsOf } from '#shared/fold-text.ts'
import type { Suggestion } from '../board.schema.ts'
import { onlyClear, revealJobs } from '../job.rules.ts'
import { cached } from './board.cache.ts'
import { newestThree } from './board.service.ts'
import { depthOf } from './finding.service.ts'
import { hiddenOf, isHidden } from './hidden.service.ts'
import { listCards } from './jobs.store.ts'
import { type Question, understand } from './question.ts'
import { hasWords, writeShown, writeWords } from './search.store.ts'
import { listOffered, type Offered } from './suggestions.store.ts'

const lookedAt = 60
const offered = 8
const fields = { title: 'title', organisation: 'company', place: 'location' } as const
const kinds = ['title', 'organisation', 'place'] as const

export async function suggest(deps: Deps, viewer: Viewer, prefix: string): Promise<Suggestion[]> {
  const access = accessOf(viewer, deps.clock.now())
  const question = understand({ search: prefix }, depthOf(access))
  if (access === 'visitor' || question.terms.length === 0) return []
  const newest = await newestThree(deps)
  const words = { shown: writeShown(question), anywhere: writeWords(question), beginning: lastWord(question) }
  const rows = await cached(deps, `suggest:${access} ${words.shown}`, () =>
    deps.replica.read((db) =>
      access === 'free'
        ? listCards(
            db,
            { where: hasWords(words.shown), limit: lookedAt, offset: 0, only: [...newest] },
            deps.clock.now(),
          )
        : listOffered(db, words, lookedAt, deps.clock.now()),
    ),
  )
  const hidden = await hiddenOf(deps, viewer)
  const shown = rows.filter((row) => !isHidden(row, hidden))
  return pick(onlyClear(revealJobs<Offered>(shown, access, newest)), question)
}

/** The word in the making. */
function lastWord({ terms }: Question): string {
  return terms.at(-1)?.said.split(' ').at(-1) ?? ''
}

/** A text is offered for the word in the making that it has; each once. */
function pick(jobs: readonly Offered[], question: Question): Suggestion[] {
  const typed = lastWord(question)
  const isMeant = (text: string) => wordsOf(foldText(text)).some((word) => word.startsWith(typed))
  const found = kinds.flatMap((kind) => {
    const texts = new Set(jobs.map((job) => job[fields[kind]]).filter(isMeant))
    return [...texts].slice(0, offered / 2).map((text) => ({ kind, text }))
  })
  return found.slice(0, offered)
}
