// Deciding about somebody on a page that has stood open for a while.
import { expect, test } from 'vitest'
import { makeQueryClient } from '#http/client/api-query.ts'
import type { Conduct } from '../conduct.schema.ts'
import { conductQuery, DecidedAlready, endOf } from './conduct.api.ts'

const id = '6b7f2f0e-52d5-4a66-8a2e-0d1a0f7b3f01'
const conduct = (asOf: string, suspension: Conduct['suspension'] = null): Conduct => ({
  person: { id, username: 'shouter', role: 'job_seeker', emailVerified: true, createdAt: '2026-01-01T00:00:00.000Z' },
  asOf,
  suspension,
  notes: [],
})

function openSince(yesterday: Conduct, now: Conduct) {
  const queryClient = makeQueryClient(async () => now)
  queryClient.setQueryData(conductQuery(id).queryKey, yesterday)
  return queryClient
}

const yesterday = conduct('2026-06-14T08:00:00.000Z')

test('a day is counted from the decision, not from when the person was opened', async () => {
  const page = openSince(yesterday, conduct('2026-06-15T10:00:00.000Z'))
  expect(await endOf(page, id, 1)).toBe('2026-06-16T10:00:00.000Z')
  expect(await endOf(page, id, null)).toBeNull()
})

test('what somebody else of the team has decided meanwhile is not replaced unseen', async () => {
  const theirs = { kind: 'silenced', reason: 'Shouts', until: null, createdAt: '2026-06-15T09:00:00.000Z' } as const
  const page = openSince(yesterday, conduct('2026-06-15T10:00:00.000Z', theirs))
  await expect(endOf(page, id, 1)).rejects.toThrow(DecidedAlready)
  expect(page.getQueryData(conductQuery(id).queryKey)?.suspension).toEqual(theirs)
})
