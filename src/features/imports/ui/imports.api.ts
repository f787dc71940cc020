// The operator's calls: read something into drafts, post drafts, ask for duplicates.
import { useMutation } from '@tanstack/react-query'
import { useAct } from '#design/use-act.ts'
import type { Job } from '#features/jobs/job.schema.ts'
import { useBoardKeys } from '#features/jobs/ui/posting.api.ts'
import { ApiError } from '#http/client/call-api.ts'
import { apiOf } from '#http/client/typed-api.ts'
import type { CommittedJob, DuplicateSearch, ImportRequest } from '../import.schema.ts'
import type { importRoutes } from '../server/imports.routes.ts'

const api = apiOf<typeof importRoutes>()

export const duplicatesQuery = (search: DuplicateSearch) => api.query('/admin/duplicates', { query: search })
export const templatePath = '/api/admin/imports/template.csv'

/** What is refused stands under the field that it is about, so nothing else says it. */
export function useImport() {
  return useMutation({ mutationFn: (request: ImportRequest) => api.call('POST', '/admin/imports', { json: request }) })
}

/** Complaints about the only listing are complaints about its fields. */
export async function postOne(job: CommittedJob): Promise<Job> {
  try {
    return (await api.call('POST', '/admin/imports/commit', { json: { jobs: [job] } })).jobs[0]!
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const fields = Object.entries(error.fields).map(([name, text]) => [name.replace(/^jobs\.0\./, ''), text])
    const answer = { ...error.answer, fields: Object.fromEntries(fields) }
    throw new ApiError(error.status, '', JSON.stringify(answer))
  }
}

export function useCommit(onDone: () => void) {
  return useAct({
    call: (jobs: CommittedJob[]) => api.call('POST', '/admin/imports/commit', { json: { jobs } }),
    done: ({ jobs }) => ({ title: jobs.length === 1 ? '1 listing posted' : `${jobs.length} listings posted` }),
    failed: { title: 'Posting Failed', text: 'Nothing was posted. Please try again.' },
    refresh: [...useBoardKeys(), api.keyOf('/admin')],
    onDone,
  })
}
