// The admin's calls: post, edit, delete, and the organisations to choose from.
import { useQueryClient } from '@tanstack/react-query'
import { useAct } from '#design/use-act.ts'
import { meQuery } from '#features/accounts/ui/session.api.ts'
import { apiOf } from '#http/client/typed-api.ts'
import type { CompanyDraft, CompanyEdit } from '../company.schema.ts'
import type { Job, JobEdit, JobPost } from '../job.schema.ts'
import type { companyRoutes } from '../server/companies.routes.ts'
import { favoritesQuery, jobsApi, statsQuery } from './jobs.api.ts'
import { sayPosted, sayPublished } from './say-posted.ts'

const companiesApi = apiOf<ReturnType<typeof companyRoutes>>()

export const companiesQuery = companiesApi.query('/admin/companies')

/** All that the dashboard shows: its tables and numbers name listings too. */
const deskKey = jobsApi.keyOf('/admin')

/** After a change every list, number and listing may be another. */
export function useBoardKeys() {
  const me = useQueryClient().getQueryData(meQuery.queryKey)
  return [jobsApi.keyOf('/jobs'), statsQuery.queryKey, ...(me ? [favoritesQuery(me.id).queryKey] : [])]
}

/** What can't be done may have been done by somebody else: then what the dashboard shows is old. */
function useDeskAnew() {
  const queryClient = useQueryClient()
  return () => void queryClient.invalidateQueries({ queryKey: deskKey })
}

type Done = { onDone: () => void }

export const draftsQuery = jobsApi.query('/admin/drafts')

export function usePublishDraft() {
  return useAct({
    call: (id: string) => jobsApi.call('PATCH', '/jobs/:id', { param: { id }, json: { draft: false } }),
    done: sayPublished,
    failed: 'It could not be published. Please try again.',
    refresh: [...useBoardKeys(), deskKey],
    onFailed: useDeskAnew(),
  })
}

const postJob = (post: JobPost) => jobsApi.call('POST', '/jobs', { json: post })

/** `call`: another way to post, where there is one. */
type Posting = {
  onDone: (job: Job) => void
  onAnother?: (() => void) | undefined
  call?: (post: JobPost) => Promise<Job>
}

export function usePostJob({ onDone, onAnother, call = postJob }: Posting) {
  const more = onAnother ? { action: { label: 'Post another', onClick: onAnother } } : {}
  return useAct({
    call,
    done: (job) => ({ ...sayPosted(job), ...more }),
    failed: { title: 'Posting Failed', text: 'There was an error posting your job. Please try again.' },
    refresh: [...useBoardKeys(), deskKey],
    onDone,
  })
}

export function useEditJob(id: string, { onDone }: Done) {
  return useAct({
    call: (edit: JobEdit) => jobsApi.call('PATCH', '/jobs/:id', { param: { id }, json: edit }),
    done: 'Job Updated Successfully',
    failed: { title: 'Update Failed', text: 'There was an error updating the job. Please try again.' },
    refresh: [...useBoardKeys(), draftsQuery.queryKey],
    onDone,
  })
}

export function useDeleteJob({ onDone }: Done) {
  return useAct({
    call: (id: string) => jobsApi.call('DELETE', '/jobs/:id', { param: { id } }),
    done: 'Job deleted',
    failed: 'Failed to delete job posting',
    refresh: [...useBoardKeys(), draftsQuery.queryKey],
    onFailed: useDeskAnew(),
    onDone,
  })
}

export function useSaveCompany({ onDone }: Done) {
  return useAct({
    call: ({ id, draft }: { id: string; draft: CompanyEdit } | { id: null; draft: CompanyDraft }) =>
      id === null
        ? companiesApi.call('POST', '/admin/companies', { json: draft })
        : companiesApi.call('PATCH', '/admin/companies/:id', { param: { id }, json: draft }),
    done: 'Organisation saved',
    failed: 'The organisation could not be saved',
    refresh: [companiesQuery.queryKey],
    onFailed: useDeskAnew(),
    onDone,
  })
}

export function useDeleteCompany({ onDone }: Done) {
  return useAct({
    call: (id: string) => companiesApi.call('DELETE', '/admin/companies/:id', { param: { id } }),
    done: 'Organisation deleted',
    failed: 'The organisation could not be deleted',
    refresh: [companiesQuery.queryKey],
    onFailed: useDeskAnew(),
    onDone,
  })
}

export function useMergeCompany({ onDone }: Done) {
  return useAct({
    call: ({ id, into }: { id: string; into: string }) =>
      companiesApi.call('POST', '/admin/companies/:id/merge', { param: { id }, json: { into } }),
    done: 'The two are one now',
    failed: 'The organisations could not be merged',
    refresh: [companiesQuery.queryKey, ...useBoardKeys()],
    onFailed: useDeskAnew(),
    onDone,
  })
}
