// The ways within a topic: to one's own reply, to the reply a link names, and where the keys stand after something was done.
import { enterAs, makeReply, makeTopic, mark } from './forum-posts.ts'
import { callsOf, register } from './operator.ts'
import { registered } from './people.ts'
import { admin, expect, free, hold, holdScripts, member, test, withoutBanner } from './site.ts'
import { toast } from './toast.ts'

test('who replies sees their reply, also when it begins a page that others have filled meanwhile', async ({
  page,
  request,
}) => {
  const { id } = await makeTopic(request, free, `Full house ${mark()}`)
  for (let at = 1; at <= 49; at++) await makeReply(request, free, id, `Reply number ${at} of many.`)
  await enterAs(page, member)
  await page.goto(`/forum/topics/${id}`)
  await expect(page.getByRole('heading', { name: '49 replies' })).toBeVisible()
  await makeReply(request, free, id, 'The fiftieth, which nobody has seen yet.')
  await page.getByLabel('Your reply').fill('And mine is the first of the second page.')
  await page.getByRole('button', { name: 'Post Reply' }).click()
  const mine = page.getByRole('listitem').filter({ hasText: 'And mine is the first of the second page.' })
  await expect(mine).toBeInViewport()
  await expect(page.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page')
})

test('a topic that was deleted is not asked about again while the list is on its way', async ({ page, request }) => {
  await withoutBanner(page)
  const { email, password } = await registered(page)
  const { id } = await makeTopic(request, { email, password }, `Soon gone ${mark()}`)
  await page.goto(`/forum/topics/${id}`)
  await page.getByRole('article').getByRole('button', { name: 'Delete' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toBeVisible()
  const letThrough = await holdScripts(page)
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(toast(page, 'Topic deleted')).toBeVisible()
  await expect(question.getByRole('button', { name: 'Deleting' })).toHaveAttribute('aria-disabled', 'true')
  letThrough()
  await expect(page).toHaveURL('/forum')
})

test('one’s own page is one’s own, however its name is written in the address', async ({ page }) => {
  await withoutBanner(page)
  const { username } = await registered(page)
  await page.goto(`/people/${username.toUpperCase()}`)
  await expect(page.getByRole('heading', { level: 1, name: username })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Change what is said here' })).toBeVisible()
})

test('the bell leads to the reply, however far down it stands, and the page is called by its topic', async ({
  page,
  request,
}) => {
  await withoutBanner(page)
  const { email, password } = await registered(page)
  const title = `Long swell ${mark()}`
  const story = Array.from({ length: 60 }, (_, at) => `Line ${at} of a long story.`).join('\n\n')
  const { id } = await makeTopic(request, { email, password }, title, story)
  const reply = await makeReply(request, member, id, 'An answer at the end of it all.')
  await page.goto('/forum')
  await expect(page).toHaveTitle('Forum – Ocean Berth')
  await page.getByRole('button', { name: 'Notifications, 1 unread' }).click()
  await page.getByRole('link', { name: new RegExp(`replied to ${title}`) }).click()
  await expect(page.locator(`#reply-${reply.id}`)).toBeInViewport()
  await expect(page).toHaveTitle(`${title} – Ocean Berth`)
  await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Forum' })).toBeVisible()
  await expect(page).toHaveTitle('Forum – Ocean Berth')
})

test('a name that was not chosen takes nothing away once the caret has left it', async ({ page }) => {
  await enterAs(page, member)
  await page.goto('/forum/new-topic')
  const text = page.getByLabel('Content')
  await text.fill('')
  await text.pressSequentially('See you at the pier with @tom_t')
  await expect(page.getByRole('listbox', { name: 'People' })).toBeVisible()
  for (const _ of 'with @tom_t') await text.press('ArrowLeft')
  await expect(page.getByRole('listbox', { name: 'People' })).toHaveCount(0)
  await text.press('Enter')
  await expect(text).toHaveValue('See you at the pier \nwith @tom_t')
  await text.fill('')
})

test('after an edit, a deletion and the reading of all news the keys go on from where they were', async ({
  page,
  request,
}) => {
  await withoutBanner(page)
  const { username, email, password } = await registered(page)
  const me = { email, password }
  const { id } = await makeTopic(request, me, `Neap tide ${mark()}`)
  const own = await makeReply(request, me, id, 'A reply that is changed and deleted.')
  await makeTopic(request, member, `Ebb stream ${mark()}`, `What would @${username} say to this?`)
  await page.goto(`/forum/topics/${id}`)
  const reply = page.locator(`#reply-${own.id}`)
  const edit = reply.getByRole('button', { name: 'Edit' })
  await edit.click()
  await page.getByLabel('Edit reply').fill('A reply that was changed, and is deleted.')
  await reply.getByRole('button', { name: 'Save' }).click()
  await expect(edit).toBeFocused()
  const editTopic = page.getByRole('article').getByRole('button', { name: 'Edit' })
  await editTopic.click()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(editTopic).toBeFocused()
  await reply.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('region', { name: '0 replies' })).toBeFocused()
  await page.getByRole('button', { name: 'Notifications, 1 unread' }).click()
  const news = page.getByRole('region', { name: 'Notifications', exact: true })
  await news.getByRole('button', { name: 'Mark all as read' }).click()
  await expect(news).toBeFocused()
})

test('a topic to merge into that other words took off the list is not merged into', async ({ page, request }) => {
  const [one, other] = [`Kelp line ${mark()}`, `Kelp bed ${mark()}`]
  await makeTopic(request, free, one)
  const { id } = await makeTopic(request, free, other)
  await enterAs(page, admin)
  await page.goto(`/forum/topics/${id}`)
  await page.getByRole('button', { name: 'Merge' }).click()
  const dialog = page.getByRole('dialog', { name: 'Merge this topic' })
  const words = dialog.getByLabel('Find the other topic')
  const merge = dialog.getByRole('button', { name: 'Merge' })
  await words.fill(one)
  await dialog.getByRole('radio', { name: one }).check()
  await expect(merge).toBeEnabled()
  await words.fill(`Nothing is called ${mark()}`)
  await expect(dialog.getByText('No other topic has these words.')).toBeVisible()
  await expect(merge).toBeDisabled()
  await words.fill(one)
  await expect(dialog.getByRole('radio', { name: one })).toBeChecked()
  await expect(merge).toBeEnabled()
})

test('who goes on writing while berths are saved keeps what was written', async ({ page }) => {
  await withoutBanner(page)
  await registered(page)
  const { promise: held, resolve: answer } = Promise.withResolvers<void>()
  await page.route('**/api/forum/berths', async (route) => {
    if (route.request().method() === 'PUT') await held
    await route.continue()
  })
  await page.goto('/account')
  const card = page.getByRole('region', { name: 'Berths you held' })
  await card.getByRole('button', { name: 'Add a berth' }).click()
  await card.getByLabel('Organisation').fill('Tidal Institute')
  await card.getByLabel('What you did').fill('Kept the gauge')
  await card.getByLabel('Year').fill('2024')
  await card.getByRole('button', { name: 'Save berths' }).click()
  await card.getByLabel('What you did').fill('Kept the gauge, and the boat')
  answer()
  await expect(toast(page, 'Members can ask you about these berths')).toBeVisible()
  await expect(card.getByRole('button', { name: 'Save berths' })).toBeVisible()
  await expect(card.getByLabel('What you did')).toHaveValue('Kept the gauge, and the boat')
})

test('a reply that was begun is there again for who has looked something up elsewhere, until it is posted', async ({
  page,
  request,
}) => {
  const { id } = await makeTopic(request, free, `Storm surge ${mark()}`)
  await enterAs(page, member)
  await page.goto(`/forum/topics/${id}`)
  const text = page.getByLabel('Your reply')
  await text.fill('As far as I remember, it was in the year')
  await page.getByRole('main').getByRole('link', { name: 'Forum' }).click()
  await expect(page).toHaveURL('/forum')
  await page.goBack()
  await expect(text).toHaveValue('As far as I remember, it was in the year')
  await text.fill('As far as I remember, it was in the year 1953.')
  await page.getByRole('button', { name: 'Post Reply' }).click()
  await expect(toast(page, 'Reply posted')).toBeVisible()
  await expect(text).toHaveValue('')
  await page.getByRole('main').getByRole('link', { name: 'Forum' }).click()
  await expect(page).toHaveURL('/forum')
  await page.goBack()
  await expect(text).toHaveValue('')
})

test('a reply that was begun outlives a page that is loaded anew, and what is added while it is posted stays', async ({
  page,
  request,
}) => {
  const { id } = await makeTopic(request, free, `Ground swell ${mark()}`, 'Ask @ines.costa, who was there.')
  await enterAs(page, member)
  await page.goto(`/forum/topics/${id}`)
  const text = page.getByLabel('Your reply')
  await text.fill('I was there, and it was')
  await page.getByRole('article').getByRole('link', { name: '@ines.costa' }).click()
  await expect(page).toHaveURL('/people/ines.costa')
  await page.goBack()
  await expect(text).toHaveValue('I was there, and it was')
  await page.reload()
  await expect(text).toHaveValue('I was there, and it was')
  await text.fill('I was there, and it was loud.')
  const letThrough = await hold(page, '**/api/forum/replies')
  await page.getByRole('button', { name: 'Post Reply' }).click()
  await text.press('End')
  await text.pressSequentially(' And wet.')
  letThrough()
  await expect(toast(page, 'Reply posted')).toBeVisible()
  await expect(page.getByRole('listitem').getByText('I was there, and it was loud.', { exact: true })).toBeVisible()
  await expect(text).toHaveValue('And wet.')
  await text.fill('')
  await page.reload()
  await expect(text).toHaveValue('')
})

test('who settles reports by keys stays in the queue, and at the button of a form that was given up', async ({
  page,
  request,
}) => {
  const title = `Doubtful berth ${mark()}`
  const { id } = await makeTopic(request, free, title)
  const witness = await callsOf(request, await register(request))
  await witness('POST', '/api/forum/reports', { kind: 'topic', postId: id, reason: 'spam', text: '' })
  await enterAs(page, admin)
  await page.goto('/admin?section=operations&part=reports')
  const card = page.getByRole('listitem').filter({ hasText: title })
  const remove = card.getByRole('button', { name: 'Delete post' })
  await remove.press('Enter')
  await expect(card.getByLabel('Reason')).toBeFocused()
  await card.getByRole('button', { name: 'Cancel' }).press('Enter')
  await expect(remove).toBeFocused()
  await card.getByRole('button', { name: 'Keep post' }).press('Enter')
  await expect(card).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Open reports' })).toBeFocused()
})

test('a quote ends a preview and is written on, and so does a reply that was posted', async ({ page, request }) => {
  const { id } = await makeTopic(request, free, `Cross sea ${mark()}`)
  const reply = await makeReply(request, free, id, 'Reef early, and reef deep.')
  await enterAs(page, member)
  await page.goto(`/forum/topics/${id}`)
  const text = page.getByLabel('Your reply')
  await text.fill('My own words first.')
  await page.getByRole('button', { name: 'Preview' }).click()
  await expect(text).toBeHidden()
  await page.locator(`#reply-${reply.id}`).getByRole('button', { name: 'Quote' }).click()
  await expect(text).toBeFocused()
  await expect(text).toHaveValue(/^My own words first\.[\s\S]*Reef early, and reef deep\./)
  await page.getByRole('button', { name: 'Preview' }).click()
  await page.getByRole('button', { name: 'Post Reply' }).click()
  await expect(toast(page, 'Reply posted')).toBeVisible()
  await expect(text).toHaveValue('')
  await expect(text).toBeVisible()
})
