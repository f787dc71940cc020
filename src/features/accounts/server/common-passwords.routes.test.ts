import { afterAll, beforeAll, expect, test } from 'vitest'
import { aFreeMember, anAdmin, newPerson } from '#testing/people.ts'
import { startApi, type TestApi } from '#testing/start-api.ts'
import { demoAccounts } from './accounts.demo.ts'
import { commonPasswords } from './common-passwords.ts'

let app: TestApi
beforeAll(async () => {
  app = await startApi()
})
afterAll(() => app.stop())

type Failure = { code: string; fields: Record<string, string> }
const text = 'Choose a less common password'
const ada = { firstName: 'Ada', lastName: 'Marshall', username: 'tide.walker', email: 'ada.marshall@harbour.example' }

test.each([
  '123456',
  'password',
  'QWERTY',
  'PassW0rd',
  'adamarshall',
  'Ada-Marshall-1988',
  'marshall2026!',
  'tidewalker',
  'ada.marshall@harbour.example',
  'llahsram',
  'Àda_MARSHÀLL',
])('%s is refused at sign-up', async (password) => {
  const { status, body } = await app.call<Failure>('POST', '/api/register', newPerson({ ...ada, password }))
  expect([status, body.fields]).toEqual([422, { password: text }])
})

test.each(['marshall-and-the-sea', 'ada likes 3 tides', '739164', 'ocean walker 9'])('%s is fine', async (password) => {
  const { email, username } = newPerson()
  const form = { ...newPerson(), ...ada, email, username, password }
  expect((await app.call('POST', '/api/register', form)).status).toBe(201)
})

test('a change and a reset refuse them too, and use no link up', async () => {
  const [person, admin] = [await aFreeMember(app), await anAdmin(app)]
  const change = { currentPassword: person.password, newPassword: 'football' }
  const changed = await app.as(person)<Failure>('PATCH', `/api/users/${person.user.id}`, change)
  expect([changed.status, changed.body.fields]).toEqual([422, { newPassword: text }])
  const link = await app.as(admin)<{ resetLink: string }>('POST', '/api/admin/generate-reset-link', {
    email: person.email,
  })
  const token = new URL(link.body.resetLink).searchParams.get('token')
  for (const path of ['/api/reset-password', '/api/admin-reset-password']) {
    const reset = await app.call<Failure>('POST', path, { token, newPassword: 'Ada-Marsh' })
    expect([reset.status, reset.body.fields]).toEqual([422, { newPassword: text }])
  }
  expect((await app.call('POST', '/api/reset-password', { token, newPassword: 'kelp-and-foam' })).status).toBe(200)
})

test('the people of the demo have better ones', () => {
  for (const { password } of demoAccounts) expect(commonPasswords().has(password)).toBe(false)
})
