// What every call of the browser carries.
import { afterEach, expect, test, vi } from 'vitest'
import { callApi } from './call-api.ts'

afterEach(() => vi.unstubAllGlobals())

function stubBrowser(token: string | null) {
  const fetched = vi.fn(async (_path: string, _init: RequestInit) => new Response('{}'))
  vi.stubGlobal('fetch', fetched)
  vi.stubGlobal('window', { localStorage: { getItem: (key: string) => (key === 'auth_token' ? token : null) } })
  return fetched
}

test('a call carries credentials, the token when there is one, and the type of its body when it has one', async () => {
  const fetched = stubBrowser('ses_mine')
  await callApi('POST', '/api/favorites', { jobId: '1' })
  expect(fetched).toHaveBeenCalledWith('/api/favorites', {
    method: 'POST',
    credentials: 'include',
    headers: { 'Content-Type': 'application/json', Authorization: 'Bearer ses_mine' },
    body: '{"jobId":"1"}',
  })
})

test('a visitor sends no token, and a call without a body says nothing of one', async () => {
  const fetched = stubBrowser(null)
  await callApi('GET', '/api/stats')
  expect(fetched).toHaveBeenCalledWith('/api/stats', { method: 'GET', credentials: 'include', headers: {} })
})
