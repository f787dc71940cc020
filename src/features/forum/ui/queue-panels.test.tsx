// What a moderator's queues say when they can't be read again.
import { QueryClientProvider, type QueryKey } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { makeQueryClient } from '#http/client/api-query.ts'
import { wordsOf } from '#testing/draw.tsx'
import { ActsPanel } from './acts-panel.tsx'
import { heldPostsQuery, reportsQuery } from './forum-care.api.ts'
import { HeldPanel } from './held-panel.tsx'
import { ReportsPanel } from './reports-panel.tsx'
import { actsQuery } from './undo.api.ts'

const nobody = () => null
const queues: [ReactElement, { queryKey: QueryKey }, object, string][] = [
  [<ReportsPanel key="reports" about={nobody} />, reportsQuery, { reports: [], total: 0 }, 'No open reports'],
  [<HeldPanel key="held" about={nobody} />, heldPostsQuery, { posts: [], total: 0 }, 'Nothing waits'],
  [<ActsPanel key="acts" />, actsQuery, { acts: [] }, 'Nothing was done yet'],
]

test.each(queues)(
  'that a queue is empty is not said alone when nobody could look',
  async (queue, query, empty, said) => {
    const answers = [empty]
    const client = makeQueryClient(async () => answers.shift() ?? Promise.reject(new TypeError('Failed to fetch')))
    const read = () => client.fetchQuery({ queryKey: query.queryKey, staleTime: 0 }).catch(() => undefined)
    const words = () =>
      wordsOf(renderToStaticMarkup(<QueryClientProvider client={client}>{queue}</QueryClientProvider>))
    await read()
    expect(words()).toContain(said)
    expect(words()).not.toContain('could not be read')
    await read()
    expect(words()).toMatch(new RegExp(`This could not be read again .*${said}`))
  },
)
