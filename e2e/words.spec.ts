// Words without a developer: what the operator sets and writes is on the site at once.
import { randomBytes } from 'node:crypto'
import type { Page } from '@playwright/test'
import { callsOf, openSection } from './operator.ts'
import { registered } from './people.ts'
import { admin, expect, expectAccessible, free, hold, member, signInAs, test, withoutBanner } from './site.ts'
import { toast } from './toast.ts'

async function openOffice(page: Page, section: string) {
  await withoutBanner(page)
  await signInAs(page, admin)
  await page.goto('/admin')
  await openSection(page, section)
}

const newName = () => `notes-${randomBytes(4).toString('hex')}`
const description = 'What we learnt this season about reading the sea before going out on it.'

async function beginPage(page: Page, name: string) {
  await page.getByLabel('Something new').selectOption('page')
  await page.getByLabel('Name in its address').fill(name)
  await page.getByRole('button', { name: 'Begin writing' }).click()
  await page.getByLabel('Title').fill('Notes of the season')
  await page.getByLabel('Description').fill(description)
}

test('a page is written, seen beside, published, changed and brought back', async ({ page, browser }) => {
  const name = newName()
  await openOffice(page, 'Texts')
  await expect(page.getByRole('heading', { name: 'Legal texts' })).toBeVisible()
  await expectAccessible(page)
  await beginPage(page, name)
  await page.getByLabel('Text (Markdown)').fill('## The tide\n\n<script>alert(1)</script> and [lost](/blog/nowhere)')
  const preview = page.getByRole('region', { name: 'Preview' })
  await expect(preview.getByRole('heading', { name: 'The tide' })).toBeVisible()
  await expect(preview).toContainText('<script>alert(1)</script>')
  await expect(page.getByText('The link /blog/nowhere leads nowhere').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Publish now' })).toBeDisabled()
  await expectAccessible(page)

  await page.getByLabel('Text (Markdown)').fill('## The tide\n\nIt comes and goes. Write to {supportEmail}.')
  await expect(page.getByRole('button', { name: 'Publish now' })).toBeEnabled()
  await page.getByRole('button', { name: 'Publish now' }).click()
  await expect(toast(page, 'Published')).toBeVisible()
  const there = page.getByRole('link', { name: 'See it on the site' })
  await expect(there).toHaveAttribute('href', `/pages/${name}`)
  const visitor = await browser.newPage()
  await visitor.goto(`/pages/${name}`)
  await expect(visitor.getByRole('heading', { level: 1, name: 'Notes of the season' })).toBeVisible()
  await expect(visitor.getByText('It comes and goes.')).toBeVisible()

  await page.getByLabel('Title').fill('Notes of another season')
  await expect(page.getByRole('button', { name: 'Publish now' })).toBeEnabled()
  await page.getByRole('button', { name: 'Publish now' }).click()
  await page.getByRole('button', { name: 'Show the history' }).click()
  await page.getByRole('button', { name: 'What changed with revision 2' }).click()
  const changes = page.getByRole('region', { name: 'What changed with revision 2' })
  await expect(changes).toContainText('title: Notes of the season')
  await expect(changes).toContainText('title: Notes of another season')
  await expectAccessible(page)
  await visitor.reload()
  await expect(visitor.getByRole('heading', { level: 1, name: 'Notes of another season' })).toBeVisible()
  await page.getByRole('button', { name: 'Bring back revision 1' }).click()
  await page.getByRole('button', { name: 'Bring it back' }).click()
  await expect(page.getByLabel('Title')).toHaveValue('Notes of the season')
  await visitor.reload()
  await expect(visitor.getByRole('heading', { level: 1, name: 'Notes of the season' })).toBeVisible()
  await visitor.close()
})

test('what is typed while a save is on its way stays, and can be saved after it', async ({ page }) => {
  const name = newName()
  await openOffice(page, 'Texts')
  await beginPage(page, name)
  const text = page.getByLabel('Text (Markdown)')
  await text.fill('It comes.')
  const letThrough = await hold(page, `**/api/admin/documents/page/${name}`)
  await page.getByRole('button', { name: 'Publish now' }).click()
  await text.fill('It comes and goes.')
  letThrough()
  await expect(toast(page, 'Published')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Show the history' })).toBeVisible()
  await expect(text).toHaveValue('It comes and goes.')
  await page.getByRole('button', { name: 'Publish now' }).click()
  const call = await callsOf(page.request, admin)
  await expect
    .poll(async () => (await call<{ markdown: string }>('GET', `/api/admin/documents/page/${name}`)).markdown)
    .toBe('It comes and goes.')
})

test('a text for something new that was not saved can be left, and is gone', async ({ page }) => {
  const name = newName()
  await openOffice(page, 'Texts')
  await beginPage(page, name)
  await page.getByLabel('Text (Markdown)').fill('A first thought.')
  await page.reload()
  await openSection(page, 'Texts')
  await page.getByLabel('Something new').selectOption('page')
  await page.getByLabel('Name in its address').fill(name)
  await page.getByRole('button', { name: 'Begin writing' }).click()
  await expect(page.getByLabel('Text (Markdown)')).toHaveValue('A first thought.')
  await page.getByRole('button', { name: 'Leave it' }).click()
  await expect(page.getByLabel('Text (Markdown)')).toHaveValue('')
  await expect(page.getByLabel('Title')).toHaveValue('')
})

test('two editors lose nothing, and what was typed outlives the page', async ({ page }) => {
  const name = newName()
  const call = await callsOf(page.request, admin)
  const fields = { title: 'Notes', description }
  await call('PUT', `/api/admin/documents/page/${name}`, { markdown: 'First.', fields, revision: null })
  await openOffice(page, 'Texts')
  // Somebody who does not know that the name is taken.
  await page.getByLabel('Something new').selectOption('page')
  await page.getByLabel('Name in its address').fill(name)
  await page.getByRole('button', { name: 'Begin writing' }).click()
  await page.getByLabel('Title').fill('Notes')
  await page.getByLabel('Description').fill(description)
  await page.getByLabel('Text (Markdown)').fill('Mine, written meanwhile.')
  await page.getByRole('button', { name: 'Publish now' }).click()
  await expect(page.getByText('Somebody saved this document meanwhile').first()).toBeVisible()
  const both = page.getByRole('region', { name: 'Their text and yours' })
  await expect(both).toContainText('First.')
  await expect(both).toContainText('Mine, written meanwhile.')

  await page.reload()
  await openSection(page, 'Texts')
  await page.getByLabel('Something new').selectOption('page')
  await page.getByLabel('Name in its address').fill(name)
  await page.getByRole('button', { name: 'Begin writing' }).click()
  await expect(page.getByText('Text you had not saved is back')).toBeVisible()
  await expect(page.getByLabel('Text (Markdown)')).toHaveValue('Mine, written meanwhile.')
  await page.getByRole('button', { name: 'Publish now' }).click()
  await page.getByRole('button', { name: 'Go on with mine' }).click()
  await page.getByRole('button', { name: 'Publish now' }).click()
  await expect(toast(page, 'Published')).toBeVisible()
  const { revisions } = await call<{ revisions: { markdown: string }[] }>(
    'GET',
    `/api/admin/documents/page/${name}/revisions`,
  )
  expect(revisions.map(({ markdown }) => markdown)).toEqual(['Mine, written meanwhile.', 'First.'])
})

test('an article that was taken from the site says so, and leaves list, feed and sitemap', async ({
  page,
  request,
}) => {
  const slug = newName()
  const call = await callsOf(request, admin)
  const like = await call<{ markdown: string; fields: Record<string, unknown> }>(
    'GET',
    '/api/admin/documents/article/coral-restoration-breakthrough',
  )
  // Old, so that no other journey finds it first.
  const draft = {
    markdown: like.markdown,
    fields: { ...like.fields, title: `On ${slug}`, date: '2025-01-02', isNew: false },
  }
  await call('PUT', `/api/admin/documents/article/${slug}`, { ...draft, revision: null })
  await withoutBanner(page)
  await page.goto(`/blog/${slug}`)
  await expect(page.getByRole('heading', { level: 1, name: `On ${slug}` })).toBeVisible()
  await page.getByRole('link', { name: 'All articles' }).click()
  await expect(page.getByRole('link', { name: `On ${slug}` })).toBeVisible()
  const read = async (path: string) => (await request.get(path)).text()
  expect(await read('/blog.rss')).toContain(slug)
  expect(await read('/sitemap.xml')).toContain(slug)
  await call('PUT', `/api/admin/documents/article/${slug}`, { ...draft, revision: 1, publishAt: null })
  expect((await request.get(`/blog/${slug}`)).status()).toBe(410)
  expect((await request.get(`/blog/${slug}-never`)).status()).toBe(404)
  expect(await read('/blog.rss')).not.toContain(slug)
  expect(await read('/sitemap.xml')).not.toContain(slug)
})

for (const width of [390, 1440])
  test(`who we are and what was given can be read at ${width} px`, async ({ page }) => {
    await withoutBanner(page)
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/about')
    await expect(page.getByRole('heading', { level: 1, name: 'About us' })).toBeVisible()
    await expect(page.getByText('$29.90 USD')).toBeVisible()
    await expectAccessible(page)
    await page.goto('/membership')
    await page.getByRole('link', { name: 'What was given, quarter by quarter' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'A tenth for the sea' })).toBeVisible()
    await expect(page.getByRole('table').first()).toBeVisible()
    await expectAccessible(page)
  })

type Legal = { fields: Record<string, unknown>; markdown: string; revision: number }

test('a legal text that changed in earnest asks quietly, can wait, and is agreed to once', async ({ page }) => {
  await withoutBanner(page)
  const person = await registered(page)
  const call = await callsOf(page.request, admin)
  const at = '/api/admin/documents/legal/terms-of-sale'
  const { fields, markdown, revision } = await call<Legal>('GET', at)
  await call('PUT', at, { markdown, revision, fields: { ...fields, lastUpdated: '2026-11-18', asksAgain: true } })
  // Other journeys walk as the people of the demo.
  for (const known of [admin, member, free]) {
    const their = await callsOf(page.request, known)
    const { due } = await their<{ due: { slug: string; version: string }[] }>('GET', '/api/legal/due')
    for (const { slug, version } of due) await their('POST', '/api/legal/agree', { slug, version })
  }
  await page.goto('/account')
  const notice = page.getByRole('region', { name: 'A changed text' })
  await expect(notice).toContainText('Terms of Sale has changed')
  await expectAccessible(page)
  await notice.getByRole('button', { name: 'Later' }).click()
  await expect(notice).toHaveCount(0)
  await page.setViewportSize({ width: 390, height: 800 })
  await page.reload()
  await expect(notice).toBeVisible()
  // The last thing on the page that can have the focus stands above it.
  const last = page.getByRole('contentinfo').getByRole('link', { name: 'admin', exact: true })
  await last.focus()
  const [link, card] = [(await last.boundingBox())!, (await notice.boundingBox())!]
  expect(link.y + link.height).toBeLessThanOrEqual(card.y)
  await notice.getByRole('link', { name: 'read what is new' }).click()
  await expect(page).toHaveURL('/versions/terms-of-sale')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectAccessible(page)
  // The operator mends a word of it meanwhile: the newest text is asked about, and agreed to at the second press.
  const mended = await call<Legal>('GET', at)
  await call('PUT', at, {
    markdown: mended.markdown,
    revision: mended.revision,
    fields: { ...mended.fields, asksAgain: false },
  })
  const isAskedAnew = page.waitForResponse('**/api/legal/due', { timeout: 10_000 })
  await notice.getByRole('button', { name: 'I agree' }).click()
  await expect(toast(page, 'The text has changed once more. Please read it again.')).toBeVisible()
  await isAskedAnew
  await notice.getByRole('button', { name: 'I agree' }).click()
  await expect(notice).toHaveCount(0)
  const theirs = await callsOf(page.request, person)
  expect(await theirs('GET', '/api/legal/due')).toEqual({ due: [] })
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(notice).toHaveCount(0)
})
