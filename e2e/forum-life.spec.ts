// What people do in the forum besides writing: thank, quote, mention, answer, follow, come back, put in order.
import { enterAs, makeReply, makeTopic, mark } from './forum-posts.ts'
import { registered } from './people.ts'
import { admin, expect, expectAccessible, free, member, test, withoutBanner } from './site.ts'
import { toast } from './toast.ts'

test('a member thanks for a reply, takes it back, and quotes what they selected', async ({
  page,
  playwright,
  baseURL,
}) => {
  const apart = await playwright.request.newContext({ baseURL: baseURL! })
  const { id } = await makeTopic(apart, free, `Ebb tide ${mark()}`)
  const reply = await makeReply(apart, free, id, 'Anchor early and sleep well.')
  await apart.dispose()
  await enterAs(page, member)
  await page.goto(`/forum/topics/${id}`)
  const item = page.locator(`#reply-${reply.id}`)
  const thanks = item.getByRole('button', { name: 'Thanks' })
  await thanks.click()
  await expect(thanks).toHaveAttribute('aria-pressed', 'true')
  await expect(thanks).toHaveText('Thanks1')
  await page.reload()
  await expect(thanks).toHaveText('Thanks1')
  await thanks.click()
  await expect(thanks).toHaveText('Thanks')

  await item.getByText('Anchor early and sleep well.').selectText()
  await item.getByRole('button', { name: 'Quote' }).click()
  const editor = page.getByLabel('Your reply')
  await expect(editor).toBeFocused()
  await expect(editor).toHaveValue(new RegExp(`> \\[.+ wrote\\]\\(/forum/topics/${id}\\?reply=${reply.id}#reply-`))
  await editor.press('End')
  await editor.pressSequentially('I will try that next time.')
  await page.getByRole('button', { name: 'Post Reply' }).click()
  await expect(toast(page, 'Reply posted')).toBeVisible()
  const quoting = page.getByRole('listitem').filter({ hasText: 'I will try that next time.' })
  await expect(quoting.locator('blockquote')).toContainText('Anchor early and sleep well.')
  await quoting.getByRole('link', { name: / wrote$/ }).click()
  await expect(page).toHaveURL(`/forum/topics/${id}?reply=${reply.id}#reply-${reply.id}`)
  await expectAccessible(page)
})

test('who asked marks the answer, and everybody reads it beneath the question', async ({
  page,
  playwright,
  baseURL,
}) => {
  const apart = await playwright.request.newContext({ baseURL: baseURL! })
  const title = `Spring tide ${mark()}`
  const { id } = await makeTopic(apart, member, title)
  const reply = await makeReply(apart, free, id, 'Twice a month, after new and full moon.')
  await apart.dispose()
  await enterAs(page, member)
  await page.goto(`/forum/topics/${id}`)
  const item = page.locator(`#reply-${reply.id}`)
  await item.getByRole('button', { name: 'This answers it' }).click()
  await expect(toast(page, 'Marked as the answer')).toBeVisible()
  const answer = page.getByRole('region', { name: 'Answer' })
  await expect(answer).toContainText('Twice a month, after new and full moon.')
  await expectAccessible(page)
  await page.goto(`/forum?search=${encodeURIComponent(title)}`)
  await expect(page.getByRole('row').filter({ hasText: title })).toContainText('Answered')
  await page.goBack()
  await item.getByRole('button', { name: 'Not the answer' }).click()
  await expect(toast(page, 'The topic has no answer any more')).toBeVisible()
  await expect(answer).toHaveCount(0)
})

test('a name is completed by keys while writing, and leads to the person', async ({ page }) => {
  await enterAs(page, member)
  await page.goto('/forum/new-topic')
  const editor = page.getByLabel('Content')
  await editor.pressSequentially('Ask @tom_t')
  const list = page.getByRole('listbox', { name: 'People' })
  await expect(list.getByRole('option', { name: 'tom_tidepool' })).toHaveAttribute('aria-selected', 'true')
  await expectAccessible(page)
  await editor.press('Enter')
  await expect(editor).toHaveValue('Ask @tom_tidepool ')
  await expect(list).toHaveCount(0)
  await editor.pressSequentially('and @coral_c')
  await expect(list.getByRole('option', { name: 'coral_cat' })).toBeVisible()
  await editor.press('Escape')
  await expect(list).toHaveCount(0)
  await expect(editor).toBeFocused()
  await page.getByLabel('Title').fill(`A call ${mark()}`)
  await page.getByLabel('Category').selectOption('Field work')
  await page.getByRole('button', { name: 'Create Topic' }).click()
  await expect(toast(page, 'Topic created successfully!')).toBeVisible()
  await expect(page.getByRole('article').getByText('Field work', { exact: true })).toBeVisible()
  await page.getByRole('article').getByRole('link', { name: '@tom_tidepool' }).click()
  await expect(page).toHaveURL('/people/tom_tidepool')
  await expect(page.getByRole('heading', { level: 1, name: 'tom_tidepool' })).toBeVisible()
})

test('who comes back finds what is new, jumps to it, and can mute the topic', async ({ page, playwright, baseURL }) => {
  const apart = await playwright.request.newContext({ baseURL: baseURL! })
  const title = `Flood tide ${mark()}`
  const { id } = await makeTopic(apart, free, title)
  await makeReply(apart, free, id, 'The first of them, long read.')
  await enterAs(page, member)
  await page.goto(`/forum/topics/${id}`)
  await expect(page.getByRole('heading', { name: '1 reply' })).toBeVisible()
  await page.goto('/forum')
  const fresh = await makeReply(apart, free, id, 'Something that is new here.')
  await apart.dispose()
  await page.goto(`/forum?search=${encodeURIComponent(title)}`)
  await expect(page.getByRole('row').filter({ hasText: title })).toContainText('1 unread')
  await page.getByRole('main').getByRole('link', { name: title }).click()
  await page.getByRole('link', { name: 'Jump to the first unread' }).click()
  await expect(page).toHaveURL(`/forum/topics/${id}?reply=${fresh.id}#reply-${fresh.id}`)
  await expect(page.locator(`#reply-${fresh.id}`)).toBeInViewport()
  await page.getByLabel('Follow', { exact: true }).selectOption('muted')
  await expect(toast(page, 'Muted: only mentions reach your bell')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Follow', { exact: true })).toHaveValue('muted')
})

test('the bell shows replies, mentions and questions apart, for whoever asks for one kind', async ({
  page,
  playwright,
  baseURL,
}) => {
  await withoutBanner(page)
  const { username, email, password } = await registered(page)
  const title = `Sounding ${mark()}`
  const apart = await playwright.request.newContext({ baseURL: baseURL! })
  const { id } = await makeTopic(apart, { email, password }, title)
  await makeReply(apart, member, id, 'A reply, and nobody is named in it.')
  const elsewhere = `Lead line ${mark()}`
  await makeTopic(apart, member, elsewhere, `What would @${username} say to this?`)
  await apart.dispose()
  await page.goto('/blog')
  await page.getByRole('button', { name: 'Notifications, 2 unread' }).click()
  const panel = page.getByRole('region', { name: 'Notifications', exact: true })
  const reply = panel.getByRole('link', { name: new RegExp(`replied to ${title}`) })
  const mention = panel.getByRole('link', { name: new RegExp(`mentioned you in ${elsewhere}`) })
  const only = (name: string) => panel.getByRole('button', { name, exact: true })
  await expect(only('All')).toHaveAttribute('aria-pressed', 'true')
  await expect(panel.getByRole('link')).toHaveCount(2)
  await only('Mentions').click()
  await expect(mention).toBeVisible()
  await expect(reply).toHaveCount(0)
  await expect(only('Mentions')).toHaveAttribute('aria-pressed', 'true')
  await expect(only('All')).toHaveAttribute('aria-pressed', 'false')
  // By keys, from one kind to the next.
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(reply).toBeVisible()
  await expect(mention).toHaveCount(0)
  await only('Questions').click()
  await expect(panel.getByText('None of this kind.')).toBeVisible()
  await expectAccessible(page)
  await only('All').click()
  await expect(panel.getByRole('link')).toHaveCount(2)
})

test('on a phone the way to a reply is at hand, and answers that arrive move nothing', async ({
  page,
  playwright,
  baseURL,
}) => {
  const apart = await playwright.request.newContext({ baseURL: baseURL! })
  const { id } = await makeTopic(apart, free, `Slack water ${mark()}`)
  const replies = []
  for (const word of ['one', 'two', 'three', 'four', 'five', 'six'])
    replies.push(await makeReply(apart, free, id, `Reply ${word}.\n\n${'The tide turns twice a day. '.repeat(20)}`))
  await page.setViewportSize({ width: 390, height: 844 })
  await enterAs(page, member)
  await page.goto(`/forum/topics/${id}`)
  const item = page.locator(`#reply-${replies[2]!.id}`)
  await item.getByText('Reply three.').scrollIntoViewIfNeeded()
  const write = page.getByRole('button', { name: 'Write a reply' })
  await expect(write).toBeInViewport()
  await makeReply(apart, free, id, 'Reply seven, while somebody reads.')
  await apart.dispose()
  const before = (await item.boundingBox())!.y
  // Any act that reads the topic anew brings what others wrote; this one is pressed without going there.
  await page.getByLabel('Follow', { exact: true }).selectOption('watching')
  await expect(page.getByRole('heading', { name: '7 replies' })).toBeAttached()
  expect(Math.abs((await item.boundingBox())!.y - before)).toBeLessThan(2)
  await write.click()
  await expect(page.getByLabel('Your reply')).toBeFocused()
  await expect(page.getByLabel('Your reply')).toBeInViewport()
})

test('a category has its own address, and texts are searched when somebody asks for more', async ({ page }) => {
  await enterAs(page, member)
  await page.goto('/forum')
  await page
    .getByRole('navigation', { name: 'Categories' })
    .getByRole('link', { name: /Diving and papers/ })
    .click()
  await expect(page).toHaveURL('/forum?category=diving-and-papers')
  await expect(page.getByRole('main').getByRole('link', { name: /AAUS or HSE/ })).toBeVisible()
  await expect(page.getByText('R or Python')).toHaveCount(0)
  await page.getByLabel('Search topics').fill('reciprocity')
  await expect(page.getByText('No results found', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'In titles and texts' }).click()
  await expect(page.getByText('1 post', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await page
    .getByRole('main')
    .getByRole('link', { name: /AAUS or HSE/ })
    .click()
  await expect(page).toHaveURL(/reply=/)
})

test('what somebody says of themselves stands on their page', async ({ page }) => {
  await enterAs(page, free)
  await page.goto('/account')
  const words = `Tide pools, mostly. ${mark()}`
  await page.getByLabel('In your own words').fill(words)
  await page.getByRole('button', { name: 'Save these words' }).click()
  await expect(toast(page, 'Your page is up to date')).toBeVisible()
  await page.getByRole('link', { name: 'your page in the forum' }).click()
  await expect(page.getByText(words)).toBeVisible()
  await expectAccessible(page)
})

test('a moderator moves, merges and splits, and the old link still leads there', async ({
  page,
  playwright,
  baseURL,
}) => {
  const apart = await playwright.request.newContext({ baseURL: baseURL! })
  const [one, other] = [`Slack one ${mark()}`, `Slack two ${mark()}`]
  const { id } = await makeTopic(apart, free, one)
  const { id: second } = await makeTopic(apart, member, other)
  await apart.dispose()
  await enterAs(page, admin)
  await page.goto(`/forum/topics/${second}`)
  await page.getByLabel('Move to category').selectOption('work-and-pay')
  await expect(toast(page, 'Topic moved')).toBeVisible()
  await page.getByRole('button', { name: 'Merge' }).click()
  const dialog = page.getByRole('dialog', { name: 'Merge this topic' })
  await dialog.getByLabel('Find the other topic').fill(one)
  await dialog.getByRole('radio', { name: one }).check()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Merge' }).click()
  await expect(toast(page, 'Topics merged')).toBeVisible()
  await expect(page).toHaveURL(`/forum/topics/${id}`)
  await page.goto(`/forum/topics/${second}`)
  await expect(page.getByRole('heading', { level: 1, name: one })).toBeVisible()
  await page.locator(`#reply-${second}`).getByRole('button', { name: 'Split off' }).click()
  await page.getByLabel('What the new topic is called').fill(other)
  await page.getByRole('button', { name: 'Make the topic' }).click()
  await expect(toast(page, 'New topic made')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: other })).toBeVisible()
})
