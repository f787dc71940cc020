// Journeys through the forum: visitors, members, admins; by mouse and by keyboard.
import type { APIRequestContext, Page } from '@playwright/test'
import { type Account, admin, expect, expectAccessible, free, member, signInAs, test, withoutBanner } from './site.ts'

type Made = { id: string }

async function tokenOf(request: APIRequestContext, account: Account): Promise<string> {
  return (await (await request.post('/api/login', { data: account })).json()).token
}

/** A topic of somebody's, made through the API. */
async function makeTopic(
  request: APIRequestContext,
  account: Account,
  title: string,
  content = 'Ten letters and more.',
) {
  const headers = { authorization: `Bearer ${await tokenOf(request, account)}` }
  return (await (await request.post('/api/forum/topics', { data: { title, content }, headers })).json()) as Made
}

async function makeReply(request: APIRequestContext, account: Account, topicId: string, content: string) {
  const headers = { authorization: `Bearer ${await tokenOf(request, account)}` }
  return (await (await request.post('/api/forum/replies', { data: { topicId, content }, headers })).json()) as Made
}

async function enterAs(page: Page, account: Account): Promise<void> {
  await withoutBanner(page)
  await signInAs(page, account)
}

const mark = () => Math.random().toString(36).slice(2, 8)
const toast = (page: Page, text: string) => expect(page.getByText(text, { exact: true }).first()).toBeVisible()

test.describe('a visitor', () => {
  test('sees that there is a forum, and nothing of it', async ({ page, playwright, baseURL }) => {
    const apart = await playwright.request.newContext({ baseURL: baseURL! })
    const title = `Hidden cove ${mark()}`
    const { id } = await makeTopic(apart, member, title)
    await apart.dispose()
    await withoutBanner(page)
    for (const path of [
      '/forum',
      `/forum?search=${encodeURIComponent(title)}`,
      `/forum/topics/${id}`,
      '/forum/topics/no-such',
    ]) {
      const response = await page.goto(path)
      expect([path, response?.status()]).toEqual([path, 200])
      expect(await response?.text()).not.toContain('Ten letters and more')
      await expect(page.getByRole('heading', { name: 'Access Restricted' })).toBeVisible()
      await expect(page.getByText('You must be logged in to access the forum.', { exact: true })).toBeVisible()
    }
    expect(await (await page.request.get('/forum')).text()).not.toContain(title)
    expect(await (await page.request.get(`/forum/topics/${id}`)).text()).not.toContain(title)
    await expectAccessible(page)
    await page.goto('/forum/new-topic')
    await expect(page.getByText('You must be logged in to create a topic.', { exact: true })).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'Log in' }).click()
    await expect(page).toHaveURL(/\/auth/)
  })
})

test.describe('a member', () => {
  test('writes a topic whose draft survives a reload, and finds it in the list', async ({ page }) => {
    await enterAs(page, member)
    await page.goto('/forum')
    await page.getByRole('link', { name: 'New Topic' }).first().click()
    await expect(page).toHaveURL('/forum/new-topic')
    await page.getByRole('button', { name: 'Create Topic' }).click()
    await expect(page.getByText('Title must contain at least 5 characters')).toBeVisible()
    await expect(page.getByText('Content must contain at least 10 characters')).toBeVisible()
    await expect(page.getByLabel('Title')).toHaveAttribute('aria-invalid', 'true')
    const title = `Neap tide ${mark()}`
    await page.getByLabel('Title').fill(title)
    await page.getByLabel('Content').fill('It is *very* low today.\n\n- mud\n- more mud')
    await page.reload()
    await expect(page.getByLabel('Title')).toHaveValue(title)
    await page.getByRole('button', { name: 'Preview' }).click()
    const preview = page.getByRole('region', { name: 'Preview' })
    await expect(preview.locator('em')).toHaveText('very')
    await expect(preview.getByRole('listitem')).toHaveCount(2)
    await page.getByRole('button', { name: 'Write' }).click()
    await page.getByRole('button', { name: 'Create Topic' }).dblclick()
    await toast(page, 'Topic created successfully!')
    await expect(page).toHaveURL(/\/forum\/topics\/[0-9a-f-]{36}$/)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page.getByText('No replies yet', { exact: true })).toBeVisible()
    expect(await page.evaluate(() => window.localStorage.getItem('oceanberth_topic_draft'))).toBeNull()

    await page.getByRole('main').getByRole('link', { name: 'Forum' }).click()
    await page.getByLabel('Search topics').fill(title.toUpperCase())
    await expect(page.getByRole('main').getByRole('link', { name: title })).toHaveCount(1)
    await expect(page).toHaveURL(/search=/)
    await page.getByLabel('Search topics').fill('no title has these words')
    await expect(page.getByText('No results found', { exact: true })).toBeVisible()
  })

  test('replies, edits and deletes, and ends in the list', async ({ page }) => {
    await enterAs(page, member)
    const { id } = await makeTopic(page.request, member, `Slack water ${mark()}`)
    await page.goto(`/forum/topics/${id}`)
    await page.getByRole('button', { name: 'Post Reply' }).click()
    await expect(page.getByText('Reply must be at least 10 characters long')).toBeVisible()
    await page.getByLabel('Your reply').fill('The first reply of all.')
    await page.getByRole('button', { name: 'Post Reply' }).dblclick()
    await toast(page, 'Reply posted')
    const reply = page.getByRole('listitem').filter({ hasText: 'The first reply of all.' })
    await expect(reply).toHaveCount(1)
    await expect(page.getByLabel('Your reply')).toHaveValue('')
    await expect(page.getByRole('heading', { name: '1 reply' })).toBeVisible()

    await reply.getByRole('button', { name: 'Edit' }).click()
    await page.getByLabel('Edit reply').fill('short')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Reply must be at least 10 characters long')).toBeVisible()
    await page.getByLabel('Edit reply').fill('A better second thought.')
    await page.getByRole('button', { name: 'Save' }).click()
    await toast(page, 'Reply updated')
    const edited = page.getByRole('listitem').filter({ hasText: 'A better second thought.' })
    await expect(edited.getByText('edited')).toBeVisible()

    await page.getByRole('article').getByRole('button', { name: 'Edit' }).click()
    await page.getByLabel('Title').fill('abcd')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Title must be at least 5 characters long')).toBeVisible()
    await page.getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('article').getByRole('button', { name: 'Edit' }).click()
    await page.getByLabel('Title').fill('A title that was edited')
    await page.getByRole('button', { name: 'Save' }).click()
    await toast(page, 'Topic updated')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('A title that was edited')

    await edited.getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await toast(page, 'Reply deleted')
    await expect(page.getByText('No replies yet', { exact: true })).toBeVisible()
    await page.getByRole('article').getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await toast(page, 'Topic deleted')
    await expect(page).toHaveURL('/forum')
    const gone = await page.goto(`/forum/topics/${id}`)
    expect(gone?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: 'Topic Not Found' })).toBeVisible()
    await page.getByRole('link', { name: 'Back to the forum' }).click()
    await expect(page).toHaveURL('/forum')
  })

  test('can do all of it by keyboard', async ({ page }) => {
    await enterAs(page, member)
    const { id } = await makeTopic(page.request, member, `By keyboard ${mark()}`)
    await page.goto(`/forum/topics/${id}`)
    await page.getByLabel('Your reply').focus()
    await page.keyboard.type('Typed without a mouse.')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Post Reply' })).toBeFocused()
    await page.keyboard.press('Enter')
    await toast(page, 'Reply posted')
    const reply = page.getByRole('listitem').filter({ hasText: 'Typed without a mouse.' })
    const remove = reply.getByRole('button', { name: 'Delete' })
    await remove.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('alertdialog')).toBeHidden()
    await expect(remove).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alertdialog')).toBeVisible()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await toast(page, 'Reply deleted')
  })

  test('hears at the bell of a reply, and gets to it', async ({ page, playwright, baseURL }) => {
    await enterAs(page, free)
    const title = `Bell buoy ${mark()}`
    const { id } = await makeTopic(page.request, free, title)
    const apart = await playwright.request.newContext({ baseURL: baseURL! })
    const reply = await makeReply(apart, member, id, 'Heard it from the harbour.')
    await apart.dispose()
    await page.goto('/forum')
    const bell = page.getByRole('button', { name: /Notifications, \d+ unread/ })
    await bell.click()
    await expectAccessible(page)
    await page.getByRole('link', { name: new RegExp(`replied to ${title}`) }).click()
    await expect(page).toHaveURL(`/forum/topics/${id}?reply=${reply.id}#reply-${reply.id}`)
    await expect(page.locator(`#reply-${reply.id}`)).toBeInViewport()
  })

  test('turns the pages of a long topic, and can link to each reply', async ({ page }) => {
    await enterAs(page, member)
    await page.goto('/forum?search=one+line+from+today')
    await page
      .getByRole('main')
      .getByRole('link', { name: /One line from today/ })
      .click()
    await expect(page.getByRole('main').locator('ol > li')).toHaveCount(50)
    await page.getByRole('navigation', { name: 'Pages of replies' }).getByRole('link', { name: 'Page 2' }).click()
    await expect(page).toHaveURL(/\?page=2$/)
    await expect(page.getByRole('main').locator('ol > li')).not.toHaveCount(50)
    const last = page.getByRole('main').locator('ol > li').last()
    await last.getByRole('link').first().click()
    await expect(page).toHaveURL(new RegExp(`#${await last.getAttribute('id')}$`))
  })

  test('reports a post', async ({ page }) => {
    await enterAs(page, member)
    await page.goto('/forum?search=logbook')
    const { id } = await makeTopic(page.request, free, `For sale ${mark()}`)
    await signInAs(page, member)
    await page.goto(`/forum/topics/${id}`)
    await page.getByRole('article').getByRole('button', { name: 'Report' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Send report' }).click()
    await expect(dialog.getByText('Please choose a reason')).toBeVisible()
    await expectAccessible(page)
    await dialog.getByLabel('Reason').selectOption('spam')
    await dialog.getByRole('button', { name: 'Send report' }).click()
    await toast(page, 'Report sent')
  })

  test('sees five grey rows while topics load, and can try again when they do not', async ({ page }) => {
    await enterAs(page, member)
    await page.goto('/blog')
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/api/forum/topics*', async (route) => {
      await held
      await route.fulfill({
        status: 503,
        json: { error: 'The service is briefly unavailable.', code: 'database_unavailable' },
      })
    })
    await page.getByRole('banner').getByRole('link', { name: 'Forum', exact: true }).click()
    await expect(page.locator('[data-skeleton-row]')).toHaveCount(5)
    release()
    await expect(page.getByRole('alert')).toContainText('The service is briefly unavailable.')
    await page.unroute('**/api/forum/topics*')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('table')).toBeVisible()
  })

  test('is told what failed, in the words of the product', async ({ page }) => {
    await enterAs(page, admin)
    const { id } = await makeTopic(page.request, admin, `Headwind ${mark()}`)
    const reply = await makeReply(page.request, admin, id, 'A reply that stays.')
    await signInAs(page, admin)
    await page.goto(`/forum/topics/${id}`)
    await page.route('**/api/forum/**', (route) =>
      route.request().method() === 'GET' ? route.fallback() : route.fulfill({ status: 503, body: '' }),
    )
    const item = page.locator(`#reply-${reply.id}`)
    const article = page.getByRole('article')
    await page.getByLabel('Your reply').fill('This will not arrive.')
    await page.getByRole('button', { name: 'Post Reply' }).click()
    await toast(page, 'Failed to post reply. Please try again.')
    await article.getByRole('button', { name: 'Pin' }).click()
    await toast(page, 'Failed to update topic pin status')
    await item.getByRole('button', { name: 'Edit' }).click()
    await page.getByLabel('Edit reply').fill('Another text altogether.')
    await page.getByRole('button', { name: 'Save' }).click()
    await toast(page, 'Failed to update reply')
    await page.getByRole('button', { name: 'Cancel' }).click()
    await article.getByRole('button', { name: 'Edit' }).click()
    await page.getByRole('button', { name: 'Save' }).click()
    await toast(page, 'Failed to update topic')
    await page.getByRole('button', { name: 'Cancel' }).click()
    await item.getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await toast(page, 'Failed to delete reply')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click()
    await article.getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await toast(page, 'Failed to delete topic')
  })
})

test('an admin pins and locks; a member then reads why there is no form', async ({ page }) => {
  await enterAs(page, admin)
  const { id } = await makeTopic(page.request, free, `Harbour rules ${mark()}`)
  await signInAs(page, admin)
  await page.goto(`/forum/topics/${id}`)
  await expect(page.getByRole('article').getByRole('button', { name: 'Edit' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Pin', exact: true }).click()
  await toast(page, 'Topic pinned')
  await page.getByRole('button', { name: 'Unpin' }).click()
  await toast(page, 'Topic unpinned')
  await page.getByRole('button', { name: 'Lock', exact: true }).click()
  await toast(page, 'Topic locked')
  await expect(page.getByLabel('Your reply')).toBeVisible()
  await signInAs(page, member)
  await page.goto(`/forum/topics/${id}`)
  await expect(page.getByText('This topic is locked', { exact: true })).toBeVisible()
  await expect(page.getByLabel('Your reply')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Pin' })).toHaveCount(0)
})

for (const width of [390, 1440]) {
  test(`everybody can use it in the dark at ${width} px`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.setViewportSize({ width, height: 900 })
    await enterAs(page, admin)
    for (const path of ['/forum', '/forum?search=zzzzzz', '/forum/new-topic']) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectAccessible(page)
    }
    await page.goto('/forum?search=how+we+talk')
    await page
      .getByRole('main')
      .getByRole('link', { name: /how we talk/ })
      .click()
    await page.getByRole('article').getByRole('button', { name: 'Edit' }).click()
    await expectAccessible(page)
  })
}

test('nothing is wider than a screen of 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await enterAs(page, member)
  const { id } = await makeTopic(
    page.request,
    member,
    `${'W'.repeat(180)}${mark()}`,
    `${'ocean'.repeat(400)}\n\n\`\`\`\n${'code '.repeat(60)}\n\`\`\``,
  )
  await signInAs(page, member)
  for (const path of ['/forum', '/forum/new-topic', `/forum/topics/${id}`]) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const widest = await page.evaluate(() => document.documentElement.scrollWidth)
    expect([path, widest]).toEqual([path, 320])
  }
})
