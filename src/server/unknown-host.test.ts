// Whatever a request says it was sent to, what we answer and mail speaks of our own address.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { lettersTo } from '#testing/outbox-letters.ts'
import { newPerson } from '#testing/people.ts'
import { deliver, startSite, type TestSite } from '#testing/start-site.ts'

const ours = 'https://berth.example'
const rendered: string[] = []

let site: TestSite
beforeAll(async () => {
  site = await startSite({ PUBLIC_URL: ours }, (request, options) => {
    rendered.push(request.url)
    return deliver(options, `<p>${new URL(request.url).origin}</p>`)
  })
})
afterAll(() => site.stop())

const lies = {
  host: 'evil.example',
  'x-forwarded-host': 'evil.example',
  'x-forwarded-proto': 'gopher',
  forwarded: 'host=evil.example;proto=gopher',
  'x-original-url': 'https://evil.example/',
}
const json = { ...lies, 'content-type': 'application/json' }

test('a page is drawn for our own address, whatever stands in Host', async () => {
  for (const path of ['/', '/account', '/robots.txt', '/sitemap.xml', '/api/site', '/api/openapi.json']) {
    const { status, headers, body } = await site.send({ path, headers: lies })
    expect([path, status < 500]).toEqual([path, true])
    expect(body + JSON.stringify(headers)).not.toMatch(/evil\.example|gopher/)
  }
  expect(rendered.length).toBeGreaterThan(0)
  expect(rendered.filter((url) => new URL(url).origin !== ours)).toEqual([])
})

test('links in letters lead to our own address, whatever stands in Host', async () => {
  const person = newPerson()
  const registered = await site.send({
    method: 'POST',
    path: '/api/register',
    headers: json,
    body: JSON.stringify(person),
  })
  expect(registered.status).toBe(201)
  const asked = { method: 'POST', path: '/api/request-password-reset', headers: json }
  expect((await site.send({ ...asked, body: JSON.stringify({ email: person.email }) })).status).toBe(200)
  for (const subject of [/confirm your e-mail/, /new password$/]) {
    const [letter] = await lettersTo(site, person.email, subject)
    const links = letter?.text.match(/https?:\/\/\S+/g) ?? []
    expect(links.length).toBeGreaterThan(0)
    expect(links.filter((link) => !link.startsWith(`${ours}/`))).toEqual([])
  }
  const { token } = JSON.parse(registered.body)
  const mine = { ...json, authorization: `Bearer ${token}` }
  const passkey = await site.send({ method: 'POST', path: '/api/second-factor/passkeys/options', headers: mine })
  expect(JSON.parse(passkey.body)).toMatchObject({ rp: { id: 'berth.example' } })
})
