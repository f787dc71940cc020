// What the form of a listing sends of pay, place and time: what is seen in it, and nothing that is not.
import type { APIRequestContext, Page } from '@playwright/test'
import { callsOf } from './operator.ts'
import { admin, expect, signInAs, test, withoutBanner } from './site.ts'
import { toast } from './toast.ts'

test.beforeEach(async ({ page }) => {
  await withoutBanner(page)
  await signInAs(page, admin)
})

type Listing = { id: string; pay: object | null; place: object | null; draft: boolean; active: boolean }

/** Of texts alone, which are read. */
async function aListing(request: APIRequestContext, change: Record<string, unknown>): Promise<Listing> {
  const call = await callsOf(request, admin)
  const { jobs } = await call<{ jobs: { companyLogo: string }[] }>('GET', '/api/jobs')
  const { companyLogo } = jobs.find((job) => job.companyLogo)!
  return call('POST', '/api/jobs', {
    title: `Form Diver ${Date.now()}`,
    company: 'Form Works',
    location: 'Lisbon, Portugal',
    salary: '€38,000 - €45,000',
    jobUrl: 'https://jobs.example/form',
    companyLogo,
    ...change,
  })
}

async function sent(page: Page, button: string) {
  const asked = page.waitForRequest((each) => each.url().includes('/api/jobs') && each.method() !== 'GET')
  await page.getByRole('button', { name: button, exact: true }).click()
  const request = await asked
  const job: Listing = await (await request.response())!.json()
  return { body: request.postDataJSON(), job }
}

const facts = (page: Page, name: string) => page.getByRole('group', { name, exact: true })
const unfold = (page: Page) => page.getByText('Days, pay, place and needs').click()

test('a copy whose location and salary are others has another place and other pay', async ({ page, request }) => {
  const source = await aListing(request, { salary: '€38,000 - €45,000 a year' })
  await page.goto(`/post-job?copy=${source.id}`)
  await page.getByLabel('Location').fill('Cape Town, South Africa')
  await page.getByLabel('Salary').fill('30,000 ZAR a month')
  await unfold(page)
  await expect(facts(page, 'Place')).toContainText('Read from the text: Cape Town, South Africa')
  const { body, job } = await sent(page, 'Post Job')
  expect([body.pay, body.place]).toEqual([undefined, undefined])
  expect(job).toMatchObject({ place: { country: 'ZA' }, pay: { min: 30_000, currency: 'ZAR', period: 'month' } })
})

test('another kind of pay sends only what its fields show', async ({ page, request }) => {
  const { id } = await aListing(request, {})
  await page.goto(`/edit-job/${id}`)
  await unfold(page)
  await facts(page, 'Pay').getByRole('button', { name: 'Change (pay)' }).click()
  await expect(facts(page, 'Pay').getByLabel('From')).toHaveValue('38000')
  await facts(page, 'Pay').getByLabel('Kind of pay').selectOption('Unpaid')
  const { job } = await sent(page, 'Save Changes')
  await expect(toast(page, 'Job Updated Successfully')).toBeVisible()
  expect(job.pay).toMatchObject({ class: 'unpaid', min: null, max: null, currency: null, period: null })
})

test('a town that is corrected by hand brings its own point, and none where nobody knows it', async ({
  page,
  request,
}) => {
  const { id, place } = await aListing(request, {})
  expect(place).toMatchObject({ country: 'PT', city: 'Lisbon' })
  const correct = async (town: string) => {
    await page.goto(`/edit-job/${id}`)
    await unfold(page)
    await facts(page, 'Place').getByRole('button', { name: 'Change (place)' }).click()
    const isRead = page.waitForResponse((each) =>
      each.url().includes(`read?location=${town.replace(' ', '+')}%2C+South`),
    )
    await facts(page, 'Place').getByLabel('Country').selectOption('South Africa')
    await facts(page, 'Place').getByLabel('Town').fill(town)
    await isRead
    return (await sent(page, 'Save Changes')).job.place
  }
  expect(await correct('Cape Town')).toMatchObject({ country: 'ZA', city: 'Cape Town', lat: expect.closeTo(-33.9, 0) })
  expect(await correct('Nowhere Quay')).toMatchObject({ country: 'ZA', city: 'Nowhere Quay', lat: null, lon: null })
})

test('a dollar sign is not taken for US dollars where the location names a country with its own', async ({ page }) => {
  await page.goto('/post-job')
  await unfold(page)
  await page.getByLabel('Salary').fill('$80,000 a year')
  await expect(facts(page, 'Pay')).toContainText('Read from the text: US$80,000 a year')
  await page.getByLabel('Location').fill('Sydney, Australia')
  await expect(facts(page, 'Pay')).toContainText('Read from the text: 80,000 a year')
})

test('a draft whose time has come goes online when it is saved', async ({ page, request }) => {
  const { id } = await aListing(request, { draft: true })
  await page.goto(`/edit-job/${id}`)
  await page.getByText('Publish later').click()
  await page.getByLabel('Goes online at').fill('2021-05-06T07:08')
  const { body, job } = await sent(page, 'Save Changes')
  expect(Object.keys(body)).not.toContain('active')
  expect(job).toMatchObject({ draft: false, active: true })
})

test('a day that was refused is mended where it stands: the fold around it does not shut', async ({
  page,
  request,
}) => {
  const { id } = await aListing(request, {})
  await page.goto(`/edit-job/${id}`)
  await unfold(page)
  const day = page.getByLabel('Last day to apply')
  await day.fill('2021-05-06')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(day).toHaveAttribute('aria-invalid', 'true')
  await day.fill('2099-05-06')
  await expect(day).not.toHaveAttribute('aria-invalid')
  await expect(day).toBeVisible()
  await expect(day).toBeFocused()
  await unfold(page)
  await expect(day).toBeHidden()
})

test('an edit changes what was changed in its form, and leaves what others did meanwhile', async ({
  page,
  request,
}) => {
  const call = await callsOf(request, admin)
  const { id } = await aListing(request, {})
  await page.goto(`/edit-job/${id}`)
  await page.getByLabel('Salary').fill('€50,000 a year')
  await call('PATCH', `/api/jobs/${id}`, { title: 'Said by a colleague', active: false })
  const { body, job } = await sent(page, 'Save Changes')
  expect(body).toEqual({ salary: '€50,000 a year' })
  expect(job).toMatchObject({ title: 'Said by a colleague', active: false, pay: { min: 50_000 } })
})

test('a form begins with the listing as it is, not as it was when its page was read', async ({ page, request }) => {
  const call = await callsOf(request, admin)
  const { id } = await aListing(request, {})
  await page.goto(`/jobs/${id}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Form Diver')
  await call('PATCH', `/api/jobs/${id}`, { title: 'Named anew' })
  await page.getByRole('link', { name: 'Edit this listing' }).click()
  await expect(page.getByLabel('Job Title')).toHaveValue('Named anew')
})

test('a copy of a paid position is one, as its form says', async ({ page, request }) => {
  const source = await aListing(request, { salary: 'Competitive', paidPosition: true })
  await page.goto(`/post-job?copy=${source.id}`)
  await expect(page.getByLabel('Paid position')).toBeChecked()
  const { job } = await sent(page, 'Post Job')
  expect(job).toMatchObject({ paidPosition: true })
})

test('a listing that is kept as a draft, or switched off, is not said to be live', async ({ page, request }) => {
  const source = await aListing(request, {})
  await page.goto(`/post-job?copy=${source.id}`)
  await page.getByText('Publish later').click()
  await page.getByLabel('Goes online at').fill('2021-05-06T07:08')
  expect((await sent(page, 'Save as draft')).job).toMatchObject({ draft: true, active: false })
  await expect(toast(page, 'Draft saved')).toBeVisible()
  await page.goto(`/post-job?copy=${source.id}`)
  await page.getByLabel('Active').uncheck()
  expect((await sent(page, 'Post Job')).job).toMatchObject({ draft: false, active: false })
  await expect(toast(page, 'It is not active, so nobody sees it yet.')).toBeVisible()
})

test('what an organisation brings along goes again when the name becomes another', async ({ page, request }) => {
  const call = await callsOf(request, admin)
  const name = `Kelp Watch ${Date.now()}`
  await call('POST', '/api/admin/companies', {
    name,
    contactEmail: 'kelp@watch.example',
    website: 'https://kelp.example/',
  })
  await page.goto('/post-job')
  await page.getByLabel('Company Name').fill(name)
  await expect(page.getByLabel('Company Website')).toHaveValue('https://kelp.example/')
  await page.getByLabel('Company Name').pressSequentially(' Norway')
  await expect(page.getByLabel('Company Website')).toHaveValue('')
  await page.getByLabel('Company Website').fill('https://kelp.no/')
  await page.getByLabel('Company Name').fill(`${name} Norge`)
  await expect(page.getByLabel('Company Website')).toHaveValue('https://kelp.no/')
})
