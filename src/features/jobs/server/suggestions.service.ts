// What the search box offers while somebody types: titles, organisations and places of listings that they may see.
import type { Deps } from '#platform/deps.ts'
import { accessOf, type Viewer } from '#shared/actor.ts'
import { foldText, wordsOf } from '#shared/fold-text.ts'
import { onlyClear, revealJobs } from '../job.rules.ts'
import type { JobCard, Suggestion } from '../job.schema.ts'
import { cached } from './board.cache.ts'
import { newestThree } from './board.service.ts'
import { depthOf } from './finding.service.ts'
import { listCards } from './jobs.store.ts'
import { type Question, understand } from './question.ts'
import { whereShown } from './search.store.ts'

const lookedAt = 60
const offered = 8
const fields = { title: 'title', organisation: 'company', place: 'location' } as const
const kinds = ['title', 'organisation', 'place'] as const

export async function suggest(deps: Deps, viewer: Viewer, prefix: string): Promise<Suggestion[]> {
  const access = accessOf(viewer, deps.clock.now())
  const question = understand({ search: prefix }, depthOf(access))
  if (access === 'visitor' || question.terms.length === 0) return []
  const newest = await newestThree(deps)
  const only = access === 'free' ? { only: [...newest] } : {}
  const rows = await cached(deps, `suggest:${JSON.stringify([access, question.terms])}`, () =>
    deps.replica.read((db) =>
      listCards(db, { where: whereShown(question), limit: lookedAt, offset: 0, ...only }, deps.clock.now()),
    ),
  )
  return pick(onlyClear(revealJobs(rows, access, newest)), question)
}

/** A text is offered for the word in the making that it has; each once. */
function pick(jobs: JobCard[], { terms }: Question): Suggestion[] {
  const typed =
    foldText(terms.at(-1)?.said ?? '')
      .split(' ')
      .at(-1) ?? ''
  const isMeant = (text: string) => wordsOf(foldText(text)).some((word) => word.startsWith(typed))
  const found = kinds.flatMap((kind) => {
    const texts = new Set(jobs.map((job) => job[fields[kind]]).filter(isMeant))
    return [...texts].slice(0, offered / 2).map((text) => ({ kind, text }))
  })
  return found.slice(0, offered)
}
