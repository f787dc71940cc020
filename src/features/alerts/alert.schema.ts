// The contract of saved searches.
import { z } from 'zod'
import { JobSearch } from '#features/jobs/board.schema.ts'
import { writeFilters } from '#features/jobs/board-search.rules.ts'
import { textField } from '#shared/text-field.ts'
import { cadences } from './alert.rules.ts'

const name = textField({ min: 1, tooShort: 'Please give it a name', max: 100 })
const cadence = z.enum(cadences, { error: `Please choose from ${cadences.join(', ')}` })

/** As in the list's query; its page and order mean nothing here. */
const params = z
  .record(z.string(), z.string({ error: 'Please give the filters as texts' }))
  .pipe(JobSearch)
  .transform(({ page: _, sort: _sort, ...search }) => writeFilters(search))

export const SavedSearchDraft = z.strictObject({ name, params, cadence })
export type SavedSearchDraft = z.infer<typeof SavedSearchDraft>
export const SavedSearchEdit = SavedSearchDraft.partial()
export type SavedSearchEdit = z.infer<typeof SavedSearchEdit>

export const SavedSearch = z.object({
  id: z.uuid(),
  name: z.string(),
  params: z.record(z.string(), z.string()),
  cadence,
  createdAt: z.iso.datetime(),
  /** How many it found that no letter has told of. */
  finds: z.number(),
  /** It asks for what comes with a membership, and there is none now. */
  rests: z.boolean(),
  feedUrl: z.url(),
})
export type SavedSearch = z.infer<typeof SavedSearch>
export const SavedSearchList = z.object({ searches: z.array(SavedSearch) })

export const AlertsStopped = z.object({ stopped: z.number() })
