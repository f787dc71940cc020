// For journeys of the operator: calls in the admin's name, new people, and the way around the dashboard.
import { randomBytes } from 'node:crypto'
import type { APIRequestContext, Page } from '@playwright/test'
import { type Account, admin, expect } from './site.ts'

export async function callsOf(request: APIRequestContext, { email, password }: Account) {
  const { token } = await (await request.post('/api/login', { data: { email, password } })).json()
  return async <T>(method: string, path: string, data?: unknown): Promise<T> => {
    const headers = { authorization: `Bearer ${token}` }
    const response = await request.fetch(path, { method, headers, ...(data === undefined ? {} : { data }) })
    expect(response.ok(), `${method} ${path} answered ${response.status()}`).toBe(true)
    return response.status() === 204 ? (undefined as T) : response.json()
  }
}

export type Newcomer = Account & { username: string }

export async function register(request: APIRequestContext): Promise<Newcomer> {
  const id = randomBytes(5).toString('hex')
  const person = { username: `mate-${id}`, email: `mate-${id}@mail.example`, password: `tide-${id}` }
  const response = await request.post('/api/register', { data: { ...person, firstName: 'Mo', lastName: 'Mate' } })
  expect(response.status()).toBe(201)
  return person
}

/** Listings of their own, so that other journeys keep theirs. */
export async function postCopies(
  request: APIRequestContext,
  title: string,
  count: number,
  change: { draft?: true } = {},
): Promise<void> {
  const call = await callsOf(request, admin)
  const { jobs } = await call<{ jobs: { id: string }[] }>('GET', '/api/jobs')
  const {
    id: _id,
    createdAt: _at,
    expiresAt: _until,
    // Read from the texts again: what was read and left open can't be said.
    pay: _pay,
    ...fields
  } = await call<Record<string, unknown>>('GET', `/api/jobs/${jobs[0]!.id}`)
  for (let n = 1; n <= count; n += 1) await call('POST', '/api/jobs', { ...fields, ...change, title: `${title} ${n}` })
}

export const openSection = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Administration' }).getByRole('button', { name }).click()

export async function openPerson(page: Page, { email, username }: Newcomer) {
  await openSection(page, 'Users & Accounts')
  await page.getByLabel('Name or e-mail').fill(email)
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(page.getByText('1 person', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: `Open ${username}` }).click()
  const dialog = page.getByRole('dialog', { name: username })
  await expect(dialog.getByRole('heading', { name: 'Membership ledger' })).toBeVisible()
  return dialog
}
