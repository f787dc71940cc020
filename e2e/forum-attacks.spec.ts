// Texts that try to become markup or script, in every place of the forum that shows what people wrote.
import { attacks } from '../src/features/forum/ui/attacks.fixture.ts'
import { expect, member, signInAs, test, withoutBanner } from './site.ts'

test('what people write is only ever letters: titles, texts, replies and names', async ({
  page,
  complaints,
  request,
}) => {
  test.setTimeout(180_000)
  expect(attacks.length).toBeGreaterThanOrEqual(60)
  page.on('dialog', (dialog) => {
    complaints.push(`dialog: ${dialog.message()}`)
    void dialog.dismiss()
  })
  const mark = Math.random().toString(36).slice(2, 8)
  const people: { username: string; token: string }[] = []
  for (const [at, attack] of attacks.entries()) {
    const form = { firstName: 'Ada', lastName: 'Marsh', email: `x${at}-${mark}@mail.example`, password: 'tide-table' }
    const username = `${[...attack].slice(0, 85).join('')} ${mark} ${at}`
    const response = await request.post('/api/register', { data: { ...form, username } })
    expect([attack, response.status()]).toEqual([attack, 201])
    people.push({ username, token: (await response.json()).token })
  }
  const post = async (at: number, path: string, data: object) => {
    const response = await request.post(path, { data, headers: { authorization: `Bearer ${people[at]!.token}` } })
    expect(response.status()).toBe(201)
    return (await response.json()) as { id: string }
  }
  const { id: topicId } = await post(0, '/api/forum/topics', {
    title: `All of them ${mark}`,
    content: attacks.join('\n\n'),
  })
  for (const [at, attack] of attacks.entries()) {
    await post(at, '/api/forum/topics', { title: `${mark} ${attack}`, content: `${attack} and some words` })
    await post(at, '/api/forum/replies', { topicId, content: `${attack} and some words` })
  }

  await withoutBanner(page)
  await signInAs(page, member)
  const shown: string[] = []
  const collect = async (selector: string) => shown.push(...(await page.locator(selector).allTextContents()))
  for (const path of [`/forum?search=${mark}`, `/forum?search=${mark}&page=2`]) {
    await page.goto(path, { waitUntil: 'networkidle' })
    await collect('main h2')
    await collect('main td bdi')
  }
  for (const path of [`/forum/topics/${topicId}`, `/forum/topics/${topicId}?page=2`]) {
    await page.goto(path, { waitUntil: 'networkidle' })
    await collect('main bdi')
    await expect(
      page.locator('main :is(script, iframe, object, embed, style, link, meta, base, form form, video, audio, math)'),
    ).toHaveCount(0)
    const odd = await page
      .locator('main *')
      .evaluateAll((all) =>
        all.flatMap((element) =>
          [...element.attributes]
            .filter(
              ({ name, value }) => /^on|^style$|^srcdoc$/.test(name) || /^\s*(javascript|data|vbscript):/i.test(value),
            )
            .map(({ name, value }) => `${element.tagName} ${name}=${value}`),
        ),
      )
    expect(odd).toEqual([])
  }
  for (const [at, attack] of attacks.entries()) {
    expect(shown).toContain(`${mark} ${attack.replace(/\s+/g, ' ')}`)
    expect(shown).toContain(people[at]!.username)
  }
  // Markdown has its own meaning for a few signs; whatever holds a tag is shown to the letter.
  const text = (await page.locator('main').textContent()) ?? ''
  for (const attack of attacks.slice(50).filter((each) => /^<[a-z]/i.test(each) && !/[\\*_`&]/.test(each)))
    expect(text).toContain(attack)
  // A page of the list with one of these as its author's name.
  await page.goto(`/forum?author=${encodeURIComponent(people[13]!.username)}`, { waitUntil: 'networkidle' })
  await expect(page.getByText('Topics by')).toContainText(people[13]!.username)
})
