// Those who look after the people: from a report to a silence and back, a suspended person's sign-in, and roles.
import type { APIRequestContext, Page } from '@playwright/test'
import { callsOf, type Newcomer, openPerson, openSection, register } from './operator.ts'
import { somebody } from './people.ts'
import { type Account, admin, expect, expectAccessible, signInAs, test, withoutBanner } from './site.ts'
import { ageSessionsOf } from './stale-sessions.ts'
import { toast } from './toast.ts'

test.beforeEach(({ page }) => withoutBanner(page))

/** Of the team, with a password of their own. */
async function aStaff(request: APIRequestContext, role: 'moderator' | 'editor' | 'admin'): Promise<Newcomer> {
  const person = await register(request)
  const { id } = await (await callsOf(request, person))<{ id: string }>('GET', '/api/user')
  await (await callsOf(request, admin))('PUT', `/api/admin/users/${id}/role`, { role })
  const newPassword = `${person.password}-of-the-team`
  const change = { currentPassword: person.password, newPassword }
  await (await callsOf(request, person))('POST', '/api/admin/change-password', change)
  return { ...person, password: newPassword }
}

async function aReportedTopic(request: APIRequestContext, author: Account): Promise<{ id: string; title: string }> {
  const title = `Berths for money ${somebody().username}`
  const draft = { title, content: 'Send me a little money first, and I will find you a berth.' }
  const { id } = await (await callsOf(request, author))<{ id: string }>('POST', '/api/forum/topics', draft)
  const witness = await callsOf(request, await register(request))
  await witness('POST', '/api/forum/reports', { kind: 'topic', postId: id, reason: 'misleading', text: '' })
  return { id, title }
}

const isWithin = (page: Page, width: number) =>
  expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)

for (const [width, colorScheme] of [
  [390, 'dark'],
  [1440, 'light'],
] as const) {
  test(`a report leads to a silence, the person sees why, and it is lifted, at ${width} px`, async ({ page }) => {
    test.slow()
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ colorScheme })
    const author = await register(page.request)
    const { id, title } = await aReportedTopic(page.request, author)
    const moderator = await aStaff(page.request, 'moderator')

    await signInAs(page, moderator)
    await page.goto('/admin')
    const sections = page.getByRole('navigation', { name: 'Administration' }).getByRole('button')
    await expect(sections).toHaveText(['Operations', 'Settings'])
    await expect(page.getByRole('tab')).toHaveText(['Reports', 'Waiting posts', 'Undo'])
    const card = page.getByRole('listitem').filter({ hasText: title })
    await card.getByRole('button', { name: 'About the author' }).click()
    const dialog = page.getByRole('dialog', { name: author.username })
    await expect(dialog.getByRole('link', { name: title })).toBeVisible()
    await dialog.getByLabel('New note').fill('Asked for money up front.')
    await dialog.getByRole('button', { name: 'Keep note' }).click()
    await expect(dialog.getByText('Asked for money up front.')).toBeVisible()
    await expectAccessible(page)
    await isWithin(page, width)
    await dialog.getByRole('button', { name: 'Silence and tell by letter' }).click()
    await expect(dialog.getByText('Please tell the person why')).toBeVisible()
    await dialog.getByLabel('Why, as the person will read it').fill('Asking for money is not allowed here.')
    await dialog.getByRole('button', { name: 'Silence and tell by letter' }).click()
    await expect(dialog.getByText(/^Silenced until /)).toBeVisible()
    await expectAccessible(page)

    await signInAs(page, author)
    await page.goto(`/forum/topics/${id}`)
    const note = page.getByText(/^You cannot write in the forum until /)
    await expect(note).toBeVisible()
    await expect(page.getByText('The reason: Asking for money is not allowed here.')).toBeVisible()
    await expect(page.getByLabel('Your reply')).toHaveCount(0)
    await expectAccessible(page)
    await page.goto('/forum/new-topic')
    await expect(note).toBeVisible()
    await expect(page.getByLabel('Title')).toHaveCount(0)

    await signInAs(page, moderator)
    await page.goto('/admin')
    await card.getByRole('button', { name: 'About the author' }).click()
    await dialog.getByRole('button', { name: 'Lift now' }).click()
    await expect(dialog.getByRole('button', { name: 'Silence and tell by letter' })).toBeVisible()
    await signInAs(page, author)
    await page.goto(`/forum/topics/${id}`)
    await expect(page.getByLabel('Your reply')).toBeVisible()
  })

  test(`a role is given after the password was asked for again, at ${width} px`, async ({ page }) => {
    test.slow()
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ colorScheme })
    const boss = await aStaff(page.request, 'admin')
    const person = await register(page.request)
    await signInAs(page, boss)
    await page.goto('/admin')
    const dialog = await openPerson(page, person)
    await ageSessionsOf(boss)
    await dialog.getByLabel('Role').selectOption('editor')
    await dialog.getByRole('button', { name: 'Change role' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Change role' }).click()
    const question = page.getByRole('dialog', { name: 'Please confirm your password' })
    await expect(question).toBeVisible()
    await expectAccessible(page)
    await question.getByLabel('Password', { exact: true }).fill('not this one')
    await question.getByRole('button', { name: 'Confirm' }).click()
    await expect(question.getByText('The current password is not right')).toBeVisible()
    await question.getByLabel('Password', { exact: true }).fill(boss.password)
    await question.getByRole('button', { name: 'Confirm' }).click()
    await expect(toast(page, 'Role changed to Editor')).toBeVisible()
    await expect(dialog.getByLabel('Role')).toHaveValue('editor')
    await isWithin(page, width)
  })
}

test('a suspended person reads at the door why and until when; whoever guesses the password does not', async ({
  page,
}) => {
  test.slow()
  const person = await register(page.request)
  await signInAs(page, admin)
  await page.goto('/admin')
  const dialog = await openPerson(page, person)
  await dialog.getByLabel('Decision').selectOption('suspended')
  await dialog.getByLabel('For', { exact: true }).selectOption('30')
  await dialog.getByLabel('Why, as the person will read it').fill('Sold berths that do not exist.')
  await dialog.getByRole('button', { name: 'Suspend and tell by letter' }).click()
  await expect(dialog.getByText(/^Suspended until /)).toBeVisible()
  // Escape would close the toast first, where it has come already.
  await dialog.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'Sign Out' }).last().click()
  await expect(page).toHaveURL('/')

  await page.addInitScript(() => window.localStorage.removeItem('auth_token'))
  await page.goto('/auth')
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill('a wrong guess')
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click()
  await expect(toast(page, 'Login failed')).toBeVisible()
  await expect(page.getByText('Sold berths that do not exist.')).toHaveCount(0)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByText(/^Your account is suspended until /)).toBeVisible()
  await expect(page.getByText('The reason: Sold berths that do not exist.', { exact: true })).toBeVisible()
  await expectAccessible(page)
})

test('an editor sees listings, words and the newsletter, a moderator is told that a page is not theirs', async ({
  page,
}) => {
  test.slow()
  await signInAs(page, await aStaff(page.request, 'editor'))
  await page.goto('/admin')
  const sections = page.getByRole('navigation', { name: 'Administration' }).getByRole('button')
  const theirs = ['Overview', 'Site Analytics', 'Job Analytics', 'Links', 'Texts', 'Settings', 'Operations']
  await expect(sections).toHaveText(theirs)
  await openSection(page, 'Texts')
  await expect(page.getByRole('button', { name: /Privacy/ }).first()).toBeVisible()
  await openSection(page, 'Settings')
  await expect(page.getByRole('heading', { name: 'Price of a year' })).toHaveCount(0)
  await openSection(page, 'Operations')
  await expect(page.getByRole('tab', { name: 'Payments' })).toHaveCount(0)
  await page.getByRole('tab', { name: 'Newsletter' }).click()
  await expect(page.getByRole('heading', { name: /^Coming issue/ })).toBeVisible()
  await expectAccessible(page)

  await signInAs(page, await aStaff(page.request, 'moderator'))
  await page.goto('/post-job')
  await expect(page.getByRole('heading', { level: 1, name: 'Your role does not include this page' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Post Job' })).toHaveCount(0)
  await expectAccessible(page)
})
