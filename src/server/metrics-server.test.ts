// Measurements: what a watcher reads, and what they must never hold.
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parse } from 'yaml'
import { anAdmin } from '#testing/people.ts'
import { startApi, type TestApi } from '#testing/start-api.ts'
import { startSite } from '#testing/start-site.ts'
import { serveMetrics } from './metrics-server.ts'
import { projectRoot } from './paths.ts'

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

test('who goes away while sending is counted as a bad request, not as a failure of ours', async () => {
  const site = await startSite({ METRICS_PORT: '0' })
  for (const size of ['Content-Length: 500', 'Transfer-Encoding: chunked']) {
    const phone = connect(site.port, '127.0.0.1').on('error', () => undefined)
    const head = ['POST /api/login HTTP/1.1', 'Host: x', 'Content-Type: application/json', 'Expect: 100-continue', size]
    phone.write(`${head.join('\r\n')}\r\n\r\n`)
    await once(phone, 'data')
    phone.resetAndDestroy()
  }
  const counted = async () =>
    (await site.deps.metrics!.read()).text.split('\n').filter((line) => /^http_requests_total.*login/.test(line))
  await expect.poll(counted).toEqual(['http_requests_total{method="POST",route="/api/login",status="400"} 2'])
  await site.stop()
})

test('nothing else is answered there', async () => {
  expect((await ask('/')).status).toBe(404)
  expect((await ask('/metrics', { method: 'POST' })).status).toBe(404)
})

/** Names of measurements in an expression: what is neither a function, a label, a text nor a word of the language. */
function namesIn(expression: string): string[] {
  const bare = expression
    .replace(/"[^"]*"/g, '')
    .replace(/\{[^}]*\}/g, '')
    .replace(/\b(by|without) \([^)]*\)/g, '')
  const words = bare.match(/[a-z_]\w*(?!\w*\s*\()/gi) ?? []
  return words
    .filter((word) => word.includes('_') && word !== 'histogram_quantile')
    .map((word) => word.replace(/_(bucket|sum)$/, ''))
}

function readExpressions(): string[] {
  const read = (file: string) => readFileSync(join(projectRoot, 'deploy', file), 'utf8')
  const dashboard = JSON.parse(read('grafana/ocean-berth.json')) as { panels: { targets: { expr: string }[] }[] }
  const { groups } = parse(read('prometheus/alerts.yaml')) as { groups: { rules: { alert: string; expr: string }[] }[] }
  return [
    ...dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
    ...groups.flatMap(({ rules }) => rules.map(({ expr }) => expr)),
  ]
}

test('the dashboard and the alerts ask for measurements that there are', async () => {
  const asked = readExpressions()
  expect(asked.length).toBeGreaterThan(20)
  const text = await (await ask('/metrics')).text()
  const there = new Set([...text.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name))
  expect(asked.flatMap(namesIn).filter((name) => !there.has(name))).toEqual([])
})

test('what all instances read from one database is not added up over them', () => {
  const ofDatabase = /\b(queue_jobs|listings_live|backup_\w+)/
  const asked = readExpressions().filter((expression) => ofDatabase.test(expression))
  expect(asked.length).toBeGreaterThan(5)
  expect(asked.filter((each) => !/\bmax(\(| by \([a-z, ]+\) \()(queue_jobs|listings_live|backup_)/.test(each))).toEqual(
    [],
  )
})
