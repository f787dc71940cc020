// What admins do with organisations and listings, by the forms.
import sharp from 'sharp'
import { callsOf } from './operator.ts'
import { admin, expect, expectAccessible, hold, holdScripts, signInAs, test, withoutBanner } from './site.ts'
import { toast } from './toast.ts'

test.beforeEach(async ({ page }) => {
  await withoutBanner(page)
  await signInAs(page, admin)
})

async function aLogo() {
  const picture = sharp({ create: { width: 200, height: 200, channels: 3, background: '#0b4252' } })
  return { name: 'logo.png', mimeType: 'image/png', buffer: await picture.png().toBuffer() }
}

test('adds and edits an organisation, which posting then suggests', async ({ page }) => {
  const name = `Quay Trust ${Date.now()}`
  await page.goto('/admin')
  await page.getByRole('button', { name: 'Operations' }).click()
  await page.getByRole('tab', { name: 'Organisations' }).click()
  await page.getByRole('button', { name: 'New organisation' }).click()
  const dialog = page.getByRole('dialog', { name: 'New organisation' })
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('Company name is required')).toBeVisible()
  await dialog.getByLabel('Name').fill(name)
  await dialog.getByLabel('Contact email').fill('people@quay.example')
  await dialog.getByLabel('Website').fill('https://www.quay.example')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(toast(page, 'Organisation saved')).toBeVisible()
  await page.getByRole('button', { name: `Edit ${name}` }).click()
  await page.getByLabel('Contact email').fill('crew@quay.example')
  // A press beside the window does not throw away what was typed into it.
  await page.mouse.click(5, 5)
  const question = page.getByRole('alertdialog', { name: 'Close without saving?' })
  await question.getByRole('button', { name: 'Go on writing' }).click()
  await expect(question).toBeHidden()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('row').filter({ hasText: name })).toContainText('crew@quay.example')
  await page.goto('/post-job')
  await page.getByLabel('Company Name').fill(name)
  await expect(page.getByLabel('Company Website')).toHaveValue('https://www.quay.example')
})

test('what was read from the texts is shown to be left or changed, beneath the form', async ({ page }) => {
  await page.goto('/post-job')
  await page.getByLabel('Location').fill('Horta, Açores')
  await page.getByLabel('Salary').fill('€38,000 - €45,000 a year')
  const facts = page.getByRole('group', { name: 'Pay', exact: true })
  await expect(facts).toBeHidden()
  await page.getByText('Days, pay, place and needs').click()
  await expect(facts).toContainText(/Read from the text: .*38,000.*45,000/)
  await page.getByLabel('Salary').fill('A fair wage')
  await expect(facts).toContainText('Nothing certain was read from the text.')
  await page.getByLabel('Salary').fill('€38,000 - €45,000 a year')
  await facts.getByRole('button', { name: 'Change (pay)' }).click()
  await expect(facts.getByLabel('From')).toHaveValue('38000')
  await expect(facts.getByLabel('Currency', { exact: true })).toHaveValue('EUR')
})

test('a form that lacks something leads to the first thing that it lacks, and waits with the focus where it was', async ({
  page,
}) => {
  await page.goto('/post-job')
  const save = page.getByRole('button', { name: 'Save as draft' })
  await save.click()
  await expect(page.getByLabel('Company Name')).toBeFocused()
  await page.getByLabel('Company Name').fill('Quay Trust')
  await page.getByLabel('Job Title').fill('Deck hand, for the time being')
  await save.click()
  await expect(page.getByLabel('Company Logo')).toBeFocused()
  await expect(page.getByText('Company logo is required')).toBeInViewport()
  await page.getByLabel('Company Logo').setInputFiles(await aLogo())
  await expect(toast(page, 'Upload successful')).toBeVisible()
  await save.click()
  await expect(page.getByLabel('Location')).toBeFocused()
  await page.getByLabel('Location').fill('Valletta, Malta')
  await page.getByLabel('Job URL').fill('https://jobs.example/deck-hand')
  await page.getByLabel('Job', { exact: true }).uncheck()
  await save.click()
  await expect(page.getByLabel('Job', { exact: true })).toBeFocused()
  await page.getByLabel('Job', { exact: true }).check()
  const letThrough = await hold(page, '**/api/jobs')
  await save.press('Enter')
  await expect(save).toHaveAttribute('aria-disabled', 'true')
  await expect(save).toBeFocused()
  letThrough()
  await expect(toast(page, 'Draft saved')).toBeVisible()
})

test('an organisation that is chosen after a logo was sent brings its own, and that is the one which is seen', async ({
  page,
}) => {
  const call = await callsOf(page.request, admin)
  type Known = { name: string; logo: string | null }
  const { companies } = await call<{ companies: Known[] }>('GET', '/api/admin/companies')
  const known = companies.find(({ logo }) => logo)!
  await page.goto('/post-job')
  const shown = page.locator('#job-form img')
  await page.getByLabel('Company Logo').setInputFiles(await aLogo())
  await expect(toast(page, 'Upload successful')).toBeVisible()
  await expect(shown).toHaveAttribute('src', /^blob:/)
  await page.getByLabel('Company Name').fill(known.name)
  await expect(shown).toHaveAttribute('src', `${known.logo}?w=192`)
})

test('a listing that was posted is not posted again while the next page is on its way', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => void (request.method() === 'POST' && asked.push(new URL(request.url()).pathname)))
  await page.goto('/post-job')
  await page.getByLabel('Company Name').fill('Quay Side Works')
  await page.getByLabel('Job Title').fill(`Pressed twice ${Date.now()}`)
  await page.getByLabel('Location').fill('Valletta, Malta')
  await page.getByLabel('Job URL').fill('https://jobs.example/twice')
  await page.getByLabel('Company Logo').setInputFiles(await aLogo())
  await expect(toast(page, 'Upload successful')).toBeVisible()
  const letThrough = await holdScripts(page)
  const post = page.locator('#job-form button[type=submit]')
  await post.click()
  await expect(toast(page, 'Job Posted Successfully')).toBeVisible()
  await post.dispatchEvent('click')
  letThrough()
  await expect(page).toHaveURL('/')
  expect(asked.filter((path) => path === '/api/jobs')).toEqual(['/api/jobs'])
})

test('suggests places while the location is typed', async ({ page }) => {
  await page.goto('/post-job')
  const location = page.getByLabel('Location')
  await location.pressSequentially('vallett')
  await expect(page.locator(`datalist[id="${await location.getAttribute('list')}"] option`).first()).toHaveAttribute(
    'value',
    'Valletta, Malta',
  )
})

test('posts, edits and deletes a listing', async ({ page }) => {
  // Other journeys post meanwhile, and an earlier try may have left one: this one is known by its title.
  const title = `Bosun for a Test ${Date.now()}`
  const card = page.locator('#jobs article').filter({ hasText: title })
  await page.goto('/post-job')
  await page.getByRole('button', { name: 'Post Job', exact: true }).click()
  for (const text of [
    'Title is required',
    'Company name is required',
    'Location is required',
    'Company logo is required',
  ]) {
    await expect(page.getByText(text, { exact: true })).toBeVisible()
  }
  await expect(page.getByText('Please enter a valid URL')).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Company Name').fill('Quay Side Works')
  await page.getByLabel('Job Title').fill(title)
  await page.getByLabel('Location').fill('Valletta, Malta')
  await page.getByLabel('Job URL').fill('https://jobs.example/bosun')
  await page.getByLabel('Requirements').fill('Rescue Diver and first aid. STCW is an advantage.')
  await page.getByText('Days, pay, place and needs').click()
  const needs = page.getByRole('group', { name: 'Needs' })
  await expect(needs).toContainText('In the text: Rescue Diver, First aid')
  await expect(needs.getByLabel('Rescue Diver', { exact: true })).not.toBeChecked()
  await needs.getByRole('button', { name: 'Use these' }).click()
  await expect(needs.getByLabel('Rescue Diver', { exact: true })).toBeChecked()
  await expect(needs.getByLabel('STCW basic safety')).not.toBeChecked()
  await page.getByLabel('Display Days').fill('366')
  await page.getByLabel('Company Logo').setInputFiles(await aLogo())
  await expect(toast(page, 'Upload successful')).toBeVisible()
  await page.getByRole('button', { name: 'Post Job', exact: true }).click()
  await expect(page.getByText('Display days cannot exceed 365')).toBeVisible()
  await page.getByLabel('Display Days').fill('45')
  await page.getByRole('button', { name: 'Post Job', exact: true }).click()
  await expect(toast(page, 'Job Posted Successfully')).toBeVisible()
  await expect(toast(page, 'Your job posting is now live and visible to candidates!')).toBeVisible()
  await expect(page).toHaveURL('/')
  await expect(card).toContainText('Needs: Rescue Diver, First aid')
  await expect(card).toContainText('NEW')
  const href = await card.getByRole('link').getAttribute('href')
  await page
    .getByRole('region', { name: /notifications/i })
    .getByRole('button', { name: 'Post another' })
    .click()
  await expect(page).toHaveURL('/post-job')
  await expect(page.getByLabel('Job Title')).toHaveValue('')
  const id = href!.split('/').at(-1)

  await page.goto(`/edit-job/${id}`)
  await expect(page.getByRole('heading', { name: 'Edit Job Posting' })).toBeVisible()
  await page.getByLabel('Job Title').fill('')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('Job title is required')).toBeVisible()
  await page.getByLabel('Job Title').fill('Chief Bosun')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(toast(page, 'Job Updated Successfully')).toBeVisible()
  await expect(page).toHaveURL('/admin')

  await page.goto(`/edit-job/${id}`)
  await page.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(toast(page, 'Job deleted')).toBeVisible()
  await page.goto(`/edit-job/${id}`)
  await expect(page.getByRole('heading', { name: 'Job not found' })).toBeVisible()
})
