// How alike two listings are: words of the title first, then the place, then the kind of work.
import type { JobCard } from '../job.schema.ts'
import { tokensOf } from './text-tokens.ts'
import { familyOf } from './word-family.ts'

type Compared = Pick<JobCard, 'id' | 'title' | 'place' | 'jobType'>

const shortest = 4

function titleFamilies({ title }: Compared): Set<string> {
  return new Set(tokensOf(title).flatMap(({ word }) => (word.length < shortest ? [] : [familyOf(word)])))
}

/** The most alike first, each once; equals stay as they came, newest first. */
export function mostAlike<T extends Compared>(job: Compared, others: readonly T[]): T[] {
  const own = titleFamilies(job)
  const score = (other: T) =>
    3 * [...titleFamilies(other)].filter((family) => own.has(family)).length +
    (job.place?.sea && job.place.sea === other.place?.sea ? 2 : 0) +
    (job.place?.country && job.place.country === other.place?.country ? 1 : 0) +
    (other.jobType.some((type) => job.jobType.includes(type)) ? 1 : 0)
  const distinct = [...new Map(others.filter(({ id }) => id !== job.id).map((other) => [other.id, other])).values()]
  return distinct
    .map((other) => ({ other, alike: score(other) }))
    .sort((one, next) => next.alike - one.alike)
    .map(({ other }) => other)
}
