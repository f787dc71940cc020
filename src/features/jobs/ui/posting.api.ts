// The admin's calls: post, edit, delete, and the organisations to choose from.
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { showToast } from '#design/toast-store.ts'
import { apiQuery } from '#http/client/api-query.ts'
import { callApi, errorText } from '#http/client/call-api.ts'
import type { Company, CompanyDraft, CompanyEdit, Job, JobEdit, JobPost } from '../job.schema.ts'

export const companiesQuery = apiQuery<{ companies: Company[] }>('/api/admin/companies')

/** After a change every list, number and listing may be another. */
function useForgetBoard() {
  const queryClient = useQueryClient()
  return () =>
    queryClient.invalidateQueries({
      predicate: ({ queryKey: [path] }) => /^\/api\/(jobs|stats|users\/[^/]+\/favorites)/.test(String(path)),
    })
}

export function usePostJob({ onDone }: { onDone: () => void }) {
  const forgetBoard = useForgetBoard()
  return useMutation({
    mutationFn: (post: JobPost) => callApi<Job>('POST', '/api/jobs', post),
    onSuccess: async () => {
      await forgetBoard()
      showToast({
        title: 'Job Posted Successfully',
        description: 'Your job posting is now live and visible to candidates!',
      })
      onDone()
    },
    onError: (error) => {
      const description = errorText(error, 'There was an error posting your job. Please try again.')
      showToast({ title: 'Posting Failed', description, variant: 'destructive' })
    },
  })
}

export function useEditJob(id: string, { onDone }: { onDone: () => void }) {
  const forgetBoard = useForgetBoard()
  return useMutation({
    mutationFn: (edit: JobEdit) => callApi<Job>('PATCH', `/api/jobs/${id}`, edit),
    onSuccess: async () => {
      await forgetBoard()
      showToast({ title: 'Job Updated Successfully' })
      onDone()
    },
    onError: (error) => {
      const description = errorText(error, 'There was an error updating the job. Please try again.')
      showToast({ title: 'Update Failed', description, variant: 'destructive' })
    },
  })
}

export function useDeleteJob({ onDone }: { onDone: () => void }) {
  const forgetBoard = useForgetBoard()
  return useMutation({
    mutationFn: (id: string) => callApi('DELETE', `/api/jobs/${id}`),
    onSuccess: async () => {
      await forgetBoard()
      showToast({ title: 'Job deleted' })
      onDone()
    },
    onError: (error) =>
      showToast({
        title: 'Error',
        description: errorText(error, 'Failed to delete job posting'),
        variant: 'destructive',
      }),
  })
}

export function useSaveCompany({ onDone }: { onDone: () => void }) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ id, draft }: { id: string | null; draft: CompanyDraft | CompanyEdit }) =>
      id
        ? callApi<Company>('PATCH', `/api/admin/companies/${id}`, draft)
        : callApi<Company>('POST', '/api/admin/companies', draft),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: companiesQuery.queryKey })
      showToast({ title: 'Organisation saved' })
      onDone()
    },
    onError: (error) =>
      showToast({
        title: 'Error',
        description: errorText(error, 'The organisation could not be saved'),
        variant: 'destructive',
      }),
  })
}
