// Measurements: what a watcher reads, and what they must never hold.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anAdmin } from '#testing/people.ts'
import { startApi, type TestApi } from '#testing/start-api.ts'
import { serveMetrics } from './metrics-server.ts'

let app: TestApi
let server: Awaited<ReturnType<typeof serveMetrics>>
beforeAll(async () => {
  app = await startApi({ METRICS_PORT: '0' })
  server = await serveMetrics(app.deps)
})
afterAll(async () => {
  await server?.close()
  await app.stop()
})

const ask = (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${server!.port}${path}`, init)

test('requests are counted by template: no id, e-mail or search word stands in a label', async () => {
  const admin = await anAdmin(app)
  const id = '8c1d7c54-4f0e-4f0c-9d3e-6f5b7a1c2d3e'
  await app.as(admin)('GET', `/api/jobs/${id}`)
  await app.as(admin)('GET', '/api/jobs?search=narwhalberth')
  await app.call('GET', '/api/nowhere/narwhalberth')
  const response = await ask('/metrics')
  expect(response.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/)
  const text = await response.text()
  expect(text).toMatch(/http_requests_total\{method="GET",route="\/api\/jobs\/:id",status="404"\} 1/)
  expect(text).toMatch(/http_request_duration_seconds_count\{method="GET",route="\/api\/jobs"\} 1/)
  expect(text).toMatch(/http_requests_total\{method="GET",route="\/api\/\*",status="404"\} 1/)
  expect(text).toMatch(/listings_live 0/)
  expect(text).toMatch(/app_info\{version="\d/)
  expect(text).toMatch(/database_connections\{state="idle"\} \d/)
  for (const secret of [id, 'narwhalberth', '@']) expect(text).not.toContain(secret)
})

test('nothing else is answered there', async () => {
  expect((await ask('/')).status).toBe(404)
  expect((await ask('/metrics', { method: 'POST' })).status).toBe(404)
})
