import { afterEach, expect, test, vi } from 'vitest'
import { makeQueryClient } from './api-query.ts'
import { ApiError, readAnswer } from './call-api.ts'
import { handedOverId, readAnswers, writeAnswers } from './hand-over.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

const answers: Record<string, { status: number; text: string }> = {
  '/api/fish': { status: 200, text: JSON.stringify({ name: '</script><script>alert(1)</script><!-- é – 🐟' }) },
  '/api/none': { status: 404, text: JSON.stringify({ error: 'There is nothing', code: 'not_found' }) },
}

/** A page that has asked for both; the browser's end gets what was written into it. */
async function handOver() {
  const server = makeQueryClient(async (path) => readAnswer(answers[path]!))
  for (const path of Object.keys(answers)) await server.prefetchQuery({ queryKey: [path] })
  const textContent = writeAnswers(server)
  vi.stubGlobal('document', { getElementById: (id: string) => (id === handedOverId ? { textContent } : null) })
  const browser = makeQueryClient(() => Promise.reject(new Error('asked again')))
  readAnswers(browser)
  return { textContent, browser }
}

test('what was read on the server is there in the browser, and no letter of it ends the script', async () => {
  const { textContent, browser } = await handOver()
  expect(browser.getQueryData(['/api/fish'])).toEqual(JSON.parse(answers['/api/fish']!.text))
  expect(textContent).not.toContain('<')
})

test('what failed is failed there too, with its status and its words', async () => {
  const { browser } = await handOver()
  const state = browser.getQueryState(['/api/none'])
  expect(state).toMatchObject({ status: 'error', fetchStatus: 'idle' })
  expect(state?.error).toBeInstanceOf(ApiError)
  expect(state?.error).toMatchObject({ status: 404, text: 'There is nothing', code: 'not_found' })
})

test('the same answers are the same bytes', async () => {
  expect((await handOver()).textContent).toBe((await handOver()).textContent)
})

test('a page without answers is no fault', () => {
  vi.stubGlobal('document', { getElementById: () => null })
  const browser = makeQueryClient()
  readAnswers(browser)
  expect(browser.getQueryCache().getAll()).toEqual([])
})
