// The rules of MDN's HTTP Observatory, on every kind of answer of a site that stands at https: an A+, no point lost.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { anUpload } from '#testing/jobs.ts'
import { pointsFor, type Rule, type Seen, scoreOf } from '#testing/observatory.ts'
import { aMember } from '#testing/people.ts'
import { startSite, type TestSite } from '#testing/start-site.ts'
import { ensureBuild, loadBuild } from './build.ts'

let site: TestSite
let script: string
beforeAll(async () => {
  await ensureBuild(() => undefined)
  const { render, assets } = await loadBuild(true)
  site = await startSite({ PUBLIC_URL: 'https://oceanberth.example' }, render, assets)
  script = /<script[^>]* src="(\/assets\/[^"]+\.js)"/.exec((await site.send({ path: '/' })).body)?.[1] ?? ''
}, 120_000)
afterAll(() => site.stop())

const best: Record<Rule, number> = {
  contentSecurityPolicy: 10,
  cookies: 0,
  crossOriginSharing: 0,
  redirection: 0,
  referrerPolicy: 5,
  strictTransportSecurity: 0,
  subresourceIntegrity: 0,
  contentTypeOptions: 0,
  frameOptions: 5,
  resourcePolicy: 10,
}

async function look(path: string, headers: Record<string, string> = {}): Promise<Seen & { status: number }> {
  const foreign = { origin: 'https://elsewhere.example', 'access-control-request-method': 'GET' }
  const preflight = await site.send({ method: 'OPTIONS', path, headers: foreign })
  return { ...(await site.send({ path, headers })), preflight: preflight.headers }
}

describe('an A+', () => {
  test.each([
    ['the home page', '/', 200],
    ['the home page from the cache', '/', 200],
    ['the page to sign in', '/auth', 200],
    ['the page with a new password', '/admin-reset-password', 200],
    ['a page that is not there', '/no-such-page', 404],
    ['the way from a private page to the sign-in', '/account', 302],
    ['a list of the API', '/api/jobs', 200],
    ['a refusal of the API', '/api/user', 401],
    ['an address the API does not know', '/api/nothing', 404],
    ['the description of the API', '/api/docs', 200],
    ['a feed', '/jobs.rss', 200],
    ['the file for robots', '/robots.txt', 200],
    ['the state of health', '/healthz', 200],
    ['a file that is not there', '/assets/no-such-file.js', 404],
  ])('is earned by %s', async (_what, path, status) => {
    const seen = await look(path)
    expect([seen.status, pointsFor(seen)]).toEqual([status, best])
    expect(scoreOf(seen)).toBe(130)
  })

  test("is earned by the browser's own script", async () => {
    const seen = await look(script)
    expect([seen.status, pointsFor(seen)]).toEqual([200, best])
  })

  test('is earned by the answer that gives the session, whose cookie is for this host, https and the server alone', async () => {
    const { email, password } = await aMember(site)
    const answer = await site.send({
      method: 'POST',
      path: '/api/login',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password }),
    })
    expect([answer.status, pointsFor(answer)]).toEqual([200, { ...best, cookies: 5 }])
    expect([answer.headers['set-cookie']].flat()).toEqual([
      expect.stringMatching(/^__Host-session=/),
      expect.stringMatching(/^__Secure-browser=.*Path=\/api; HttpOnly; Secure; SameSite=Lax$/),
    ])
    expect(scoreOf(answer)).toBe(135)
  })

  test('is earned by an uploaded picture, which no policy lets do anything', async () => {
    const path = await anUpload(site, await aMember(site))
    const seen = await look(path)
    expect([seen.status, pointsFor(seen)]).toEqual([200, { ...best, frameOptions: expect.any(Number) }])
    expect(scoreOf(seen)).toBeGreaterThanOrEqual(100)
  })
})

describe('the rules notice', () => {
  const spoilt: [string, Record<string, string | undefined>, Rule, number][] = [
    ['no policy', { 'content-security-policy': undefined }, 'contentSecurityPolicy', -25],
    ['inline scripts', { 'content-security-policy': "script-src 'unsafe-inline'" }, 'contentSecurityPolicy', -20],
    [
      'scripts from anywhere',
      { 'content-security-policy': "default-src 'none'; script-src https:" },
      'contentSecurityPolicy',
      -20,
    ],
    [
      'requests in the clear',
      { 'content-security-policy': "default-src 'none'; connect-src http://a.example" },
      'contentSecurityPolicy',
      -20,
    ],
    ['eval', { 'content-security-policy': "default-src 'self' 'unsafe-eval'" }, 'contentSecurityPolicy', -10],
    [
      'inline styles',
      { 'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'" },
      'contentSecurityPolicy',
      0,
    ],
    ['a cookie for http', { 'set-cookie': 'session=1; HttpOnly; SameSite=Lax' }, 'cookies', -10],
    ['a cookie that scripts read', { 'set-cookie': 'session=1; Secure; SameSite=Lax' }, 'cookies', -30],
    ['a cookie for other sites', { 'set-cookie': 'session=1; Secure; HttpOnly; SameSite=None' }, 'cookies', -20],
    [
      'foreign readers',
      { 'access-control-allow-origin': 'https://x.example', 'access-control-allow-credentials': 'true' },
      'crossOriginSharing',
      -50,
    ],
    ['a way back to http', { location: 'http://oceanberth.example/' }, 'redirection', -20],
    ['addresses told to others', { 'referrer-policy': 'unsafe-url' }, 'referrerPolicy', -5],
    ['no transport security', { 'strict-transport-security': undefined }, 'strictTransportSecurity', -20],
    ['a month of it', { 'strict-transport-security': 'max-age=2592000' }, 'strictTransportSecurity', -10],
    ['guessed types', { 'x-content-type-options': undefined }, 'contentTypeOptions', -5],
    ['frames', { 'content-security-policy': "default-src 'none'", 'x-frame-options': undefined }, 'frameOptions', -20],
    ['a broken resource policy', { 'cross-origin-resource-policy': 'mine' }, 'resourcePolicy', -5],
  ]
  test.each(spoilt)('%s', async (_what, change, rule, points) => {
    const { headers, body } = await look('/')
    expect(pointsFor({ body, headers: { ...headers, ...change } })[rule]).toBe(points)
  })

  test('a script from elsewhere', async () => {
    const { headers } = await look('/')
    const body = '<script async src="https://cdn.example/a.js"></script>'
    expect(pointsFor({ headers, body }).subresourceIntegrity).toBe(-5)
  })
})
