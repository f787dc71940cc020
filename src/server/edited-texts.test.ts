// What the operator publishes is told the same way everywhere: to search engines, and in Monday's letter.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anAdmin, type Person } from '#testing/people.ts'
import { startSite, type TestSite } from '#testing/start-site.ts'
import { ensureBuild, loadBuild } from './build.ts'
import { newestArticle } from './newest-article.ts'

let site: TestSite
let admin: Person
beforeAll(async () => {
  await ensureBuild(() => undefined)
  const { render } = await loadBuild(false)
  site = await startSite({}, render)
  admin = await anAdmin(site)
})
afterAll(() => site.stop())

type Words = { fields: Record<string, unknown>; markdown: string; revision: number }

async function edit(slug: string, fields: Record<string, unknown>): Promise<void> {
  const path = `/api/admin/documents/article/${slug}`
  const { body } = await site.as(admin)<Words>('GET', path)
  const { markdown, revision } = body
  const saved = await site.as(admin)('PUT', path, { markdown, revision, fields: { ...body.fields, ...fields } })
  expect(saved.status).toBe(200)
}

async function dataOf(slug: string): Promise<Record<string, unknown>> {
  const { body } = await site.send({ path: `/blog/${slug}`, headers: {} })
  const [, json = '{}'] = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(body) ?? []
  return JSON.parse(json)
}

test('an edited article is told anew to search engines and stands in the newsletter, at once', async () => {
  const { id, title } = (await newestArticle(site.deps))!
  expect(await dataOf(id)).toMatchObject({ '@type': 'Article', headline: title })
  const preview = async () => {
    const path = '/api/admin/newsletter/preview?variant=member'
    return (await site.as(admin)<{ html: string; text: string }>('GET', path)).body
  }
  expect((await preview()).text).toContain(title)

  const said = {
    title: 'Corals, planted by hand & heart',
    description: 'What <we> learnt while planting corals, told by those who dived for it.',
  }
  await edit(id, said)
  expect(await dataOf(id)).toMatchObject({ headline: said.title, description: said.description })
  const after = await preview()
  expect(after.text).toContain(said.title)
  expect(after.text).not.toContain(title)
  expect(after.html).not.toContain('<we>')
})
