// What was typed and not saved or sent: it is not lost without a word.
import { randomBytes } from 'node:crypto'
import type { Page } from '@playwright/test'
import { makeReply, makeTopic } from './forum-posts.ts'
import { callsOf, openSection } from './operator.ts'
import { fillSignUp, registered, somebody } from './people.ts'
import { admin, expect, hold, member, signInAs, test, withoutBanner } from './site.ts'
import { toast } from './toast.ts'

const description = 'What we learnt this season about reading the sea before going out on it.'

/** A page with one revision, open at the desk; and the way to save it as a colleague would. */
async function openPage(page: Page) {
  const name = `notes-${randomBytes(4).toString('hex')}`
  const path = `/api/admin/documents/page/${name}`
  const fields = { title: `The ${name}`, description }
  const call = await callsOf(page.request, admin)
  const save = (markdown: string, revision: number | null) => call('PUT', path, { markdown, fields, revision })
  await save('First.', null)
  await withoutBanner(page)
  await signInAs(page, admin)
  await page.goto('/admin')
  await openSection(page, 'Texts')
  await page.getByRole('button', { name: fields.title }).click()
  return { path, save, text: page.getByLabel('Text (Markdown)') }
}

test('who brings a revision back is told of what was typed and is in none', async ({ page }) => {
  const { text } = await openPage(page)
  await text.fill('Second.')
  await page.getByRole('button', { name: 'Publish now' }).click()
  await expect(toast(page, 'Published')).toBeVisible()
  await expect(page.locator('body')).not.toBeFocused()
  await page.getByRole('button', { name: 'Show the history' }).click()
  const bringBack = page.getByRole('button', { name: 'Bring back revision 1' })
  await bringBack.click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('What there is now stays in this list.')
  await question.getByRole('button', { name: 'Cancel' }).click()
  await text.fill('Third, and not saved.')
  await bringBack.click()
  await expect(question).toContainText('what you have typed and not saved: that is lost')
})

test('where a colleague was faster and the line breaks, nothing old is taken for theirs', async ({ page }) => {
  const { path, save, text } = await openPage(page)
  await text.fill('Mine.')
  await save('Theirs.', 1)
  await page.route(`**${path}`, (route) =>
    route.request().method() === 'GET' ? route.fulfill({ status: 503, json: {} }) : route.continue(),
  )
  await page.getByRole('button', { name: 'Publish now' }).click()
  const again = page.getByRole('button', { name: 'Try again' })
  await expect(again).toBeVisible()
  await expect(page.getByRole('button', { name: 'Take theirs' })).toHaveCount(0)
  await page.unroute(`**${path}`)
  await again.click()
  await page.getByRole('button', { name: 'Take theirs' }).click()
  await expect(text).toHaveValue('Theirs.')
})

test('who follows a link in the middle of changing a post is asked first', async ({ page }) => {
  await withoutBanner(page)
  const { id: topic } = await makeTopic(page.request, member, `Words ${randomBytes(4).toString('hex')}`)
  await makeReply(page.request, member, topic, 'Ten letters, and a few more.')
  await signInAs(page, member)
  await page.goto(`/forum/topics/${topic}`)
  const question = page.getByRole('alertdialog', { name: 'Leave this page?' })
  for (const at of [0, 1]) {
    await page.getByRole('button', { name: 'Edit' }).nth(at).click()
    const text = page
      .locator('main form')
      .filter({ has: page.getByRole('button', { name: 'Save' }) })
      .locator('textarea')
    await text.fill('What took half an hour to write.')
    await page.getByRole('banner').getByRole('link', { name: 'Blog' }).click()
    await question.getByRole('button', { name: 'Stay' }).click()
    await expect(text).toHaveValue('What took half an hour to write.')
    await page.getByRole('button', { name: 'Save' }).click()
    // Only then it is kept: while it is on its way, whoever leaves is asked.
    await expect(page.getByRole('button', { name: 'Edit' })).toHaveCount(2)
  }
  await page.getByRole('banner').getByRole('link', { name: 'Blog' }).click()
  await expect(page).toHaveURL('/blog')
})

test('who follows a link while a post is being saved gets there once it is', async ({ page }) => {
  await withoutBanner(page)
  const { id: topic } = await makeTopic(page.request, member, `Words ${randomBytes(4).toString('hex')}`)
  await signInAs(page, member)
  await page.goto(`/forum/topics/${topic}`)
  await page.getByRole('button', { name: 'Edit' }).click()
  await page.getByLabel('Content').fill('Said better.')
  const letThrough = await hold(page, `**/api/forum/topics/${topic}`)
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('banner').getByRole('link', { name: 'Blog' }).click()
  await expect(page.getByRole('alertdialog', { name: 'Leave this page?' })).toBeVisible()
  letThrough()
  await expect(page).toHaveURL('/blog')
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
})

test('what was typed into one form of signing in or up is there again after a look at the other', async ({ page }) => {
  await withoutBanner(page)
  await page.goto('/auth')
  await page.getByLabel('Email').fill('ada@mail.example')
  await page.getByRole('button', { name: 'Forgot Password?' }).click()
  await page.getByRole('button', { name: 'Back to Sign In' }).click()
  await expect(page.getByLabel('Email')).toHaveValue('ada@mail.example')
  await page.getByRole('tab', { name: 'Sign Up' }).click()
  const person = somebody()
  await fillSignUp(page, person)
  await page.getByRole('tab', { name: 'Sign In' }).click()
  await expect(page.getByLabel('Email')).toHaveValue('ada@mail.example')
  await page.getByRole('tab', { name: 'Sign Up' }).click()
  await expect(page.getByLabel('First name')).toHaveValue(person.firstName)
  await expect(page.getByLabel('Email')).toHaveValue(person.email)
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click()
  await expect(page).toHaveURL('/account?tab=pricing')
})

test('who chooses another tab of the account in the middle of changing the profile is asked first, and once', async ({
  page,
}) => {
  await withoutBanner(page)
  await registered(page)
  await page.goto('/account')
  const question = page.getByRole('alertdialog', { name: 'Leave this page?' })
  const membership = page.getByRole('tab', { name: 'Membership' })
  const words = page.getByLabel('In your own words')
  await expect(page.getByRole('button', { name: 'Save these words' })).toBeEnabled()
  await words.fill('Deck hand, then mate, now ashore.')
  await page.getByRole('button', { name: 'Add a berth' }).click()
  await page.getByRole('group', { name: 'Berth 1' }).getByLabel('Organisation').fill('Kelp & Tide Lab')
  await membership.click()
  await question.getByRole('button', { name: 'Stay' }).click()
  await expect(page.getByRole('tab', { name: 'Profile' })).toHaveAttribute('aria-selected', 'true')
  await expect(words).toHaveValue('Deck hand, then mate, now ashore.')

  await page.getByRole('button', { name: 'Save these words' }).click()
  await expect(toast(page, 'Your page is up to date')).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: 'Blog' }).click()
  await question.getByRole('button', { name: 'Leave' }).click()
  await expect(page).toHaveURL('/blog')
})

test('who has saved their words goes on without a question, and is not asked about a single line', async ({ page }) => {
  await withoutBanner(page)
  await registered(page)
  await page.goto('/account')
  const saved = async (field: string, text: string, button: string, said: string) => {
    await page.getByLabel(field).fill(text)
    await page.getByRole('button', { name: button }).click()
    await expect(toast(page, said)).toBeVisible()
  }
  await expect(page.getByRole('button', { name: 'Save these words' })).toBeEnabled()
  await saved('In your own words', '  Ashore   now. ', 'Save these words', 'Your page is up to date')
  await saved('First name', ' Ada ', 'Update name', 'Name updated successfully')
  await page.getByLabel('Username').fill('another-name')
  await page.getByRole('tab', { name: 'Membership' }).click()
  await expect(page).toHaveURL('/account?tab=pricing')
  await expect(page.getByRole('tab', { name: 'Membership' })).toHaveAttribute('aria-selected', 'true')
})

test('who leaves two changed cards of the settings is asked once', async ({ page }) => {
  await withoutBanner(page)
  await signInAs(page, admin)
  await page.goto('/admin?section=settings')
  await page.getByLabel('Support e-mail').fill('harbour@mail.example')
  await page.getByRole('button', { name: 'Add a link' }).click()
  await page.getByRole('region', { name: 'Links at the foot of the page' }).getByLabel('Text').last().fill('Tides')
  await openSection(page, 'Overview')
  await page.getByRole('alertdialog', { name: 'Leave this page?' }).getByRole('button', { name: 'Leave' }).click()
  await expect(page).toHaveURL('/admin?section=overview')
})
