// The operator's minute: an address, a text or a table becomes listings, with as few steps as can be.
import sharp from 'sharp'
import { writeMoment } from '../src/shared/plain-writing.ts'
import { counting } from './counting.ts'
import { addressField, known, place, unique } from './importing.ts'
import { admin, expect, expectAccessible, signInAs, test, withoutBanner } from './site.ts'
import { toast } from './toast.ts'

test.beforeEach(async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await withoutBanner(page)
  await signInAs(page, admin)
})

test('an address pasted is a live listing after three interactions, with everything its page says', async ({
  page,
}) => {
  const name = unique('Manta-Counter')
  const title = name.replaceAll('-', ' ')
  const count = await counting(page)
  await page.goto('/post-job')
  await page.evaluate((text) => navigator.clipboard.writeText(text), `${place}/posting/${name}?utm_source=mail`)
  await addressField(page).click()
  await page.keyboard.press('Control+V')
  await expect(page.getByText(`Filled in: ${title}`)).toBeVisible()
  await page.getByRole('button', { name: 'Post it now' }).click()
  await expect(toast(page, 'Job Posted Successfully')).toBeVisible()
  expect(await count()).toEqual({ clicks: 2, keys: 1 })
  await expect(page).toHaveURL('/')
  await page.getByRole('heading', { name: title }).click()
  await expect(page.getByText('Manta Fixture Trust').first()).toBeVisible()
  await expect(page.getByText('Malé, Maldives').first()).toBeVisible()
  await expect(page.getByText('You count manta rays with us.')).toBeVisible()
  const response = await page.request.get(`/api${new URL(page.url()).pathname}`)
  expect(await response.json()).toMatchObject({
    jobUrl: `${place}/posting/${name}`,
    companyLogo: expect.stringMatching(/^\/objects\//),
    pay: { class: 'salary', min: 1500, max: 1900, currency: 'USD', period: 'month' },
    place: { country: 'MV', city: 'Malé' },
    paidPosition: true,
  })
})

test('by hand the same listing takes ten presses and two hundred keys', async ({ page }) => {
  const count = await counting(page)
  await page.goto('/post-job')
  const write = async (label: string, text: string) => {
    await page.getByLabel(label).click()
    await page.keyboard.type(text)
  }
  await write('Company Name', 'Manta Fixture Trust By Hand')
  await write('Company Website', 'https://fixture-work.example')
  const logo = await sharp({ create: { width: 99, height: 99, channels: 3, background: '#0b4252' } })
    .png()
    .toBuffer()
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Choose a logo' }).click()
  await (await chooser).setFiles({ name: 'logo.png', mimeType: 'image/png', buffer: logo })
  await expect(toast(page, 'Upload successful')).toBeVisible()
  await write('Job Title', 'Manta Counter')
  await write('Location', 'Malé, Maldives')
  await write('Job URL', `${place}/posting/by-hand`)
  await page.getByLabel('Work Type').selectOption('full-time')
  await write('Description', 'You count manta rays with us.\n\n- Dive twice a day\n- Keep the log')
  await write('Salary', 'USD 1,500 – 1,900 a month')
  await page.getByRole('button', { name: 'Post Job', exact: true }).click()
  await expect(toast(page, 'Job Posted Successfully')).toBeVisible()
  const { clicks, keys } = await count()
  // Choosing in a list is a press and a key that the test's own way does not show.
  expect(clicks).toBeGreaterThanOrEqual(9)
  expect(keys).toBeGreaterThan(200)
})

test('each field says where it came from, and what is missing is told before posting', async ({ page }) => {
  await page.goto(`/post-job?import=${encodeURIComponent(`${place}/posting/${unique('Bookmark')}`)}`)
  await expect(page.getByText('Filled in: Bookmark')).toBeVisible()
  await expect(page.getByLabel('Job Title')).toHaveValue(/^Bookmark/)
  await expect(page.getByLabel('Location')).toHaveValue('Malé, Maldives')
  await expect(page.getByLabel('Salary')).toHaveValue('USD 1,500 – 1,900 a month')
  await expect(page.locator('#job-form').getByText('JSON-LD').first()).toBeVisible()
  await expectAccessible(page)
  await page.setViewportSize({ width: 390, height: 800 })
  await expectAccessible(page)
})

test('a page of scripts says so, and its text can be pasted instead', async ({ page }) => {
  await page.goto('/post-job')
  await addressField(page).fill(`${place}/script`)
  await page.getByRole('button', { name: 'Import', exact: true }).click()
  await expect(
    page.getByText('This page is empty until its scripts run. Paste its text or HTML instead.'),
  ).toBeVisible()
  await page.getByText('Paste the text or HTML instead').click()
  await page
    .getByLabel('Text or HTML of the page')
    .fill('Whale Guide\n\nOrganisation: Fixture Tours\nLocation: Húsavík, Iceland\n\nShow guests the whales.')
  await page.getByRole('button', { name: 'Read the text' }).click()
  await expect(page.getByText('Filled in: Whale Guide')).toBeVisible()
  await expect(page.getByLabel('Company Name')).toHaveValue('Fixture Tours')
  await expect(page.getByLabel('Job URL')).toHaveValue(`${place}/script`)
})

test('a text goes with the address that stands above it, read or not, and with no other', async ({ page }) => {
  const text = 'Seal Nurse\n\nOrganisation: Fixture Bay\nLocation: Texel, Netherlands\n\nFeed the seals.'
  await page.goto('/post-job')
  await page.getByText('Paste the text or HTML instead').click()
  await page.getByLabel('Text or HTML of the page').fill(text)
  await addressField(page).fill('fixture-work.example/behind-a-wall')
  await page.getByRole('button', { name: 'Read the text' }).click()
  await expect(page.getByLabel('Job URL')).toHaveValue('https://fixture-work.example/behind-a-wall')
  await addressField(page).fill('')
  await page.getByLabel('Text or HTML of the page').fill(text.replace('Nurse', 'Keeper'))
  await page.getByRole('button', { name: 'Read the text' }).click()
  await expect(page.getByLabel('Job Title')).toHaveValue('Seal Keeper')
  await expect(page.getByLabel('Job URL')).toHaveValue('')
  await addressField(page).fill('no address')
  await page.getByRole('button', { name: 'Read the text' }).click()
  await expect(addressField(page)).toHaveAccessibleDescription(/Please enter a valid URL/)
})

test('an address that can not be read says why beside the field', async ({ page }) => {
  await page.goto('/post-job')
  for (const [address, reason] of [
    ['http://127.0.0.1/', 'only public pages'],
    [`${place}/nowhere`, 'It answered 404'],
    ['no address', 'Please enter a valid URL'],
  ] as const) {
    await addressField(page).fill(address)
    await page.getByRole('button', { name: 'Import', exact: true }).click()
    await expect(addressField(page)).toHaveAccessibleDescription(new RegExp(reason))
  }
})

test('whoever writes a listing that is there already is told so, and is not held back', async ({ page }) => {
  const name = unique('Twice-Told')
  const title = name.replaceAll('-', ' ')
  await page.goto('/post-job')
  await page.getByLabel('Company Name').fill(known)
  await page.getByText('Many at once, from a table').click()
  const csv = `title,company,location,jobUrl\n${title},${known},Oslo,${place}/copies/${name}\n`
  await page.getByLabel('CSV file').setInputFiles({ name: 'rows.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) })
  await page.getByRole('button', { name: 'Post 1 listing' }).click()
  const leaving = page.getByRole('alertdialog')
  await leaving.getByRole('button', { name: 'Leave' }).click()
  await expect(page).toHaveURL('/')
  await page.goto('/post-job')
  await page.getByLabel('Company Name').fill(known.toLowerCase())
  await page.getByLabel('Job Title').fill(title.toLowerCase())
  await expect(page.getByText('This may be on the board already')).toBeVisible()
  await expect(page.getByText('same organisation, nearly the same title')).toBeVisible()
  await page.getByLabel('Job URL').fill(`${place}/copies/${name}?utm_medium=x`)
  await expect(page.getByText('(same address)')).toBeVisible()
})

test('the bookmark opens the form with the address of the page it is pressed on', async ({ page, baseURL }) => {
  await page.goto('/post-job')
  await page.getByText('From any page, by a bookmark').click()
  const link = page.getByRole('link', { name: 'Import to Ocean Berth' })
  await expect(link).toHaveAttribute(
    'href',
    `javascript:void open('${baseURL}/post-job?import='+encodeURIComponent(location.href))`,
  )
  await link.click()
  await expect(toast(page, 'Drag it to your bookmarks')).toBeVisible()
})

for (const width of [390, 1440]) {
  test(`an organisation’s feed is watched, and what it brings waits until it is looked over, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    const name = unique('Ray-Counter')
    const title = name.replaceAll('-', ' ')
    await page.goto('/admin?section=operations&part=feeds')
    await page.getByLabel('Address of a feed, or of a page that has one').fill(`${place}/nothing-here`)
    await page.getByRole('button', { name: 'Watch', exact: true }).click()
    await expect(page.getByText('The feed is not there any more')).toBeVisible()
    await page.getByLabel('Address of a feed, or of a page that has one').fill(`${place}/feed/${name}`)
    await page.getByLabel('Organisation', { exact: true }).selectOption(known)
    await page.getByRole('button', { name: 'Watch', exact: true }).click()
    await expect(toast(page, `“${title} Trust” is watched`)).toBeVisible()
    const card = page.getByRole('article', { name: `${title} Trust` })
    await expectAccessible(page)
    await card.getByRole('button', { name: 'Look now' }).click()
    await expect(toast(page, 'Looked at')).toBeVisible()
    await card.getByRole('link', { name: '1 draft waits' }).click()
    const row = page.getByRole('listitem').filter({ hasText: title })
    await expect(row.getByText(`from the feed ${title} Trust`)).toBeVisible()
    await expect(row.getByRole('button', { name: 'Publish' })).toHaveCount(0)
    await row.getByRole('link', { name: `Edit the draft ${title}` }).click()
    await expect(page.getByLabel('Job Title')).toHaveValue(title)
    await page.getByText('Publish later').click()
    await page.getByLabel('Goes online at').fill('2031-05-06T07:08')
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await expect(page.getByText('Location is required').first()).toBeVisible()
    await page.getByLabel('Location').fill('Faro, Portugal')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await expect(row.getByText(`Goes online on ${writeMoment(new Date('2031-05-06T07:08'))} UTC`)).toBeVisible()
    await page.getByRole('link', { name: `Edit the draft ${title}` }).click()
    await expect(page.getByLabel('Goes online at')).toHaveValue('2031-05-06T07:08')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Save and publish now' }).click()
    // The toast of the time before may still be there: the way back is taken only when it is done.
    await page.waitForURL((url) => !url.pathname.startsWith('/edit-job'))
    await page.goto(`/?search=${encodeURIComponent(title)}`)
    await expect(page.getByRole('heading', { name: title })).toBeVisible()
    await page.goto('/admin?section=operations&part=feeds')
    await page.getByRole('button', { name: `Remove ${title} Trust` }).click()
    await page.getByRole('button', { name: 'Remove feed' }).click()
    await expect(card).toHaveCount(0)
  })
}
