// New people for journeys that change an account, and what they do again and again.
import { randomBytes } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect, signInAs } from './site.ts'

export function somebody() {
  const id = randomBytes(5).toString('hex')
  return {
    username: `sailor-${id}`,
    email: `sailor-${id}@mail.example`,
    password: `tide-${id}`,
    firstName: 'Ada',
    lastName: 'Marsh',
  }
}

export async function registered(page: Page) {
  const person = somebody()
  expect((await page.request.post('/api/register', { data: person })).status()).toBe(201)
  await signInAs(page, person)
  return person
}

/** A heart looks pressed at once; who leaves the site before the answer would leave it unsaved. Begun before the press. */
export const favoriteSaved = (page: Page) =>
  page.waitForResponse((answer) => answer.request().method() === 'POST' && answer.url().endsWith('/api/favorites'))

export async function fillSignUp(page: Page, person: ReturnType<typeof somebody>): Promise<void> {
  await page.getByLabel('First name').fill(person.firstName)
  await page.getByLabel('Last name').fill(person.lastName)
  await page.getByLabel('Username').fill(person.username)
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByLabel('Confirm password').fill(person.password)
}
