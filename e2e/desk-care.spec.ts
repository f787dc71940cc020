// At the desk nothing typed is lost, nobody decides about a stranger, and what others have done is seen.
import type { Locator } from '@playwright/test'
import { callsOf, openPerson, postCopies, register } from './operator.ts'
import { admin, expect, hold, signInAs, test, withoutBanner } from './site.ts'

test.beforeEach(({ page }) => withoutBanner(page))

test('a name that stands in its field counts when another filter is chosen', async ({ page }) => {
  const person = await register(page.request)
  await signInAs(page, admin)
  await page.goto('/admin?section=users')
  await page.getByLabel('Name or e-mail').fill(person.email)
  await page.getByLabel('State', { exact: true }).selectOption('unverified')
  await expect(page).toHaveURL(/query=mate-.*state=unverified/)
  await expect(page.getByText('1 person', { exact: true })).toBeVisible()
})

test('two filters that are chosen one right after the other are both kept', async ({ page }) => {
  await signInAs(page, admin)
  await page.goto('/admin?section=users')
  await expect(page.getByRole('button', { name: /^Open / }).first()).toBeVisible()
  await page.evaluate(() => {
    for (const [label, value] of [
      ['Plan', 'Annual'],
      ['Role', 'job_seeker'],
    ]) {
      const select = [...document.querySelectorAll('select')].find((each) => each.labels[0]?.textContent === label)!
      select.value = value!
      select.dispatchEvent(new Event('change', { bubbles: true }))
    }
  })
  await expect(page).toHaveURL('/admin?section=users&plan=Annual&role=job_seeker')
  await expect(page.getByLabel('Plan', { exact: true })).toHaveValue('Annual')
})

test('nobody is deleted or signed out before it is known who it is', async ({ page }) => {
  const person = await register(page.request)
  await signInAs(page, admin)
  const call = await callsOf(page.request, admin)
  const { users } = await call<{ users: { id: string }[] }>('GET', `/api/admin/users?search=${person.email}`)
  const letThrough = await hold(page, /\/api\/admin\/users\/[\da-f-]{36}$/)
  await page.goto(`/admin?section=users&id=${users[0]!.id}`)
  await expect(page.getByRole('dialog', { name: 'A person' })).toBeVisible()
  const remove = page.getByRole('button', { name: 'Delete account' })
  await expect(remove).toHaveCount(0)
  letThrough()
  await expect(
    page.getByRole('dialog', { name: person.username }).getByRole('button', { name: 'Delete account' }),
  ).toBeVisible()
})

test('a press beside a person’s dialog throws nothing away that is written there', async ({ page }) => {
  const person = await register(page.request)
  await signInAs(page, admin)
  await page.goto('/admin?section=users')
  await page.getByLabel('Name or e-mail').fill(person.email)
  await page.getByRole('button', { name: 'Search' }).click()
  await page.getByRole('button', { name: `Open ${person.username}` }).click()
  const note = page.getByRole('dialog', { name: person.username }).getByLabel('New note')
  await note.fill('Rang twice, and was kind.')
  await page.mouse.click(5, 5)
  await expect(note).toHaveValue('Rang twice, and was kind.')
})

test('a draft that somebody else has deleted goes when it is pressed', async ({ page }) => {
  const title = `Capstan ${Date.now()}`
  await postCopies(page.request, title, 1, { draft: true })
  await signInAs(page, admin)
  await page.goto('/admin?section=jobs')
  const publish = page.getByRole('button', { name: `Publish now: ${title} 1` })
  await expect(publish).toBeVisible()
  const call = await callsOf(page.request, admin)
  const { drafts } = await call<{ drafts: { id: string; title: string }[] }>('GET', '/api/admin/drafts')
  await call('DELETE', `/api/jobs/${drafts.find((draft) => draft.title === `${title} 1`)!.id}`)
  await publish.click()
  await expect(publish).toHaveCount(0)
})

test('a question that was said no to keeps its words while it fades away', async ({ page }) => {
  const title = `Bollard ${Date.now()}`
  await postCopies(page.request, title, 1)
  await signInAs(page, admin)
  await page.goto(`/admin?section=jobs&query=${encodeURIComponent(title)}`)
  await page.getByRole('button', { name: `Delete ${title} 1` }).click()
  const question = page.getByRole('alertdialog', { name: 'Delete this job?' })
  await expect(question).toContainText(`“${title} 1”`)
  const said = await question.evaluateHandle((dialog) => {
    const texts = [dialog.textContent]
    const read = () => texts.push(dialog.textContent)
    new MutationObserver(read).observe(dialog, {
      attributes: true,
      characterData: true,
      childList: true,
      subtree: true,
    })
    return texts
  })
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(question).toBeHidden()
  const texts = await said.jsonValue()
  expect(texts.length).toBeGreaterThan(1)
  expect(new Set(texts).size).toBe(1)
})

test('on a phone what stands in a row and in a form ends at one edge', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signInAs(page, admin)
  const openPart = (part: string) => page.goto(`/admin?section=operations&part=${part}`)
  const endOf = async (part: Locator) => part.evaluate((node) => Math.round(node.getBoundingClientRect().right))
  await openPart('payments')
  const waiting = page.locator('td[data-label=Status]').filter({ hasText: 'Waits' }).first()
  expect(await endOf(waiting.getByText('Waits'))).toBe(await endOf(waiting))
  expect(await endOf(page.getByLabel('To', { exact: true }))).toBe(await endOf(page.getByLabel('Payer')))
  await openPart('subscribers')
  expect(await endOf(page.getByLabel('Account'))).toBe(await endOf(page.getByLabel('Address or username')))
  await openPart('companies')
  const row = page.getByRole('row').filter({ hasText: 'Merge or delete' }).first()
  const words = await row.getByRole('button', { name: /^Merge/ }).evaluate((button) => {
    const range = document.createRange()
    range.selectNodeContents(button)
    return Math.round(range.getBoundingClientRect().right)
  })
  expect(words).toBe(await endOf(row.locator('td[data-label=Name]')))
})

for (const width of [390, 1440]) {
  test(`what can be done with chosen listings stays in sight, at one height, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await signInAs(page, admin)
    await page.goto('/admin?section=jobs')
    const last = page.getByRole('row').getByRole('checkbox').last()
    await last.check()
    const bar = page.getByRole('group', { name: 'Act on the chosen jobs' })
    await expect(bar.getByText('1 chosen')).toBeInViewport({ ratio: 1 })
    const tops = await bar
      .locator('input, button')
      .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().top))
    expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(2)
    expect((await bar.boundingBox())!.height).toBeLessThan(90)
    // Who goes back up by keys sees where they are, and not the bar above it.
    for (let step = 0; step < 12; step += 1) await page.keyboard.press('Shift+Tab')
    const focused = await page.locator(':focus').boundingBox()
    const { y, height } = (await bar.boundingBox())!
    expect(focused!.y).toBeGreaterThanOrEqual(y + height)
  })
}

test('what is refused in a short form has the focus, and is mended there', async ({ page }) => {
  const person = await register(page.request)
  await signInAs(page, admin)
  await page.goto('/admin')
  const dialog = await openPerson(page, person)
  await dialog.getByRole('button', { name: 'Keep note' }).click()
  await expect(dialog.getByLabel('New note')).toBeFocused()
  await expect(dialog.getByLabel('New note')).toHaveAccessibleDescription(/Please write a note/)
  await dialog.getByRole('button', { name: 'Silence and tell by letter' }).click()
  await expect(dialog.getByLabel('Why, as the person will read it')).toBeFocused()
  await page.goto('/admin?section=operations&part=feeds')
  await page.getByLabel('Address of a feed').fill('http://127.0.0.1/')
  await page.getByRole('button', { name: 'Watch', exact: true }).click()
  await expect(page.getByLabel('Address of a feed')).toBeFocused()
  await expect(page.getByLabel('Address of a feed')).toHaveAttribute('aria-invalid', 'true')
  await page.goto('/post-job')
  await page.getByLabel('Address of a posting').fill('http://127.0.0.1/')
  await page.getByRole('button', { name: 'Import', exact: true }).click()
  await expect(page.getByLabel('Address of a posting')).toBeFocused()
  await expect(page.getByLabel('Address of a posting')).toHaveAttribute('aria-invalid', 'true')
})

test('what is typed into a short form while it is saved stays, and what was saved goes', async ({ page }) => {
  const person = await register(page.request)
  await signInAs(page, admin)
  const letCodes = await hold(page, '**/api/admin/gift-codes')
  const letRequest = await hold(page, '**/api/admin/data-requests')
  await page.goto('/admin?section=operations&part=gifts')
  await page.getByLabel('Note').fill('For the first boat')
  await page.getByLabel('How many').fill('2')
  await page.getByRole('button', { name: 'Make codes' }).click()
  await page.getByLabel('Note').fill('For the second boat')
  letCodes()
  await expect(page.getByText('2 new codes')).toBeVisible()
  await expect(page.getByLabel('How many')).toHaveValue('1')
  await expect(page.getByLabel('Note')).toHaveValue('For the second boat')

  await page.goto('/admin?section=operations&part=requests')
  await page.getByLabel('Who asked').fill(person.email)
  await page.getByLabel('Received on').fill('2026-11-01')
  await page.getByRole('button', { name: 'Enter request' }).click()
  await page.getByLabel('Who asked').fill('Somebody else')
  letRequest()
  await expect(page.getByLabel('Received on')).toHaveValue('')
  await expect(page.getByLabel('Who asked')).toHaveValue('Somebody else')

  await page.goto('/admin')
  const dialog = await openPerson(page, person)
  const letMembership = await hold(page, '**/api/admin/users/*/membership')
  await dialog.getByLabel('Reason').fill('A gift of the house')
  await dialog.getByRole('button', { name: 'Grant membership' }).click()
  await dialog.getByLabel('Reason').fill('Once more')
  letMembership()
  await expect(dialog.getByRole('button', { name: 'Extend membership' })).toBeVisible()
  await expect(dialog.getByLabel('Reason')).toHaveValue('Once more')
})

test('on a phone the strip of sections shows the one that is open', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signInAs(page, admin)
  await page.goto('/admin?section=operations')
  const strip = page.getByRole('navigation', { name: 'Administration' })
  await expect(strip.getByRole('button', { name: 'Operations' })).toBeInViewport({ ratio: 0.9 })
  await page.goto('/admin')
  await expect(strip.getByRole('button', { name: 'Overview' })).toBeInViewport({ ratio: 0.9 })
})
