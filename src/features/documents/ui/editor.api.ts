// What the editor of documents reads and does.
import { queryOptions } from '@tanstack/react-query'
import { useAct } from '#design/use-act.ts'
import type { BodyNode } from '#features/content/content-body.schema.ts'
import { keyOfPath, watched } from '#http/client/api-query.ts'
import { siteFactsQuery } from '#http/client/site-facts-query.ts'
import { apiOf } from '#http/client/typed-api.ts'
import type { ByDocument, Document, DocumentDraft, PreviewDraft } from '../document.schema.ts'
import type { documentRoutes } from '../server/documents.routes.ts'

const api = apiOf<typeof documentRoutes>()
const path = '/admin/documents/:kind/:slug'

/** Others write too, and what waits for its time is published by itself. */
export const documentsQuery = queryOptions({ ...api.query('/admin/documents'), staleTime: watched.staleTime })
export const documentQuery = (document: ByDocument) =>
  queryOptions({ ...api.query(path, { param: document }), staleTime: 0, gcTime: 0 })
export const revisionsQuery = (document: ByDocument) =>
  queryOptions({ ...api.query(`${path}/revisions`, { param: document }), staleTime: 0 })

export type Previewed = { content: { body: BodyNode[] } | null; problems: Record<string, string> }

export async function preview(document: ByDocument, draft: PreviewDraft): Promise<Previewed> {
  return (await api.call('POST', `${path}/preview`, { param: document, json: draft })) as Previewed
}

type Saving = { onDone: (saved: Document) => void; onFailed?: (error: unknown) => void }
const refresh = [api.keyOf('/admin/documents'), keyOfPath('/api/documents'), siteFactsQuery.queryKey]

export function useSave(document: ByDocument, { onDone, onFailed }: Saving) {
  return useAct({
    call: (draft: DocumentDraft) => api.call('PUT', path, { param: document, json: draft }),
    done: ({ state }) => savedWords[state],
    failed: 'The document could not be saved. What you typed is still here.',
    refresh,
    onDone,
    ...(onFailed ? { onFailed } : {}),
  })
}

const savedWords: Record<Document['state'], string> = {
  shipped: 'Saved',
  published: 'Published',
  scheduled: 'Saved, and published at its time',
  draft: 'Saved as a draft',
  left: 'Taken from the site; it stays here as a draft',
}

export function useRestore(document: ByDocument, onDone: (restored: Document) => void) {
  return useAct({
    call: (revision: number) => api.call('POST', `${path}/restore`, { param: document, json: { revision } }),
    done: 'Brought back as a new revision',
    failed: 'The revision could not be brought back',
    refresh,
    onDone,
  })
}
