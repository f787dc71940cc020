// What is published: ids, order, counts, dates, lengths, and links that lead somewhere.
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { categories } from './article.schema.ts'
import { contentRoot, readAll, readArticle, readCareer, readCountry, readLegalText } from './build/read-content.ts'
import type { BodyNode } from './content-body.ts'

const articles = readAll('articles', readArticle)
const careers = readAll('careers', readCareer).sort((a, b) => a.order - b.order)
const legalTexts = readAll('legal', readLegalText)
const countries = readAll('universities', readCountry)
const programmes = countries.flatMap((country) => country.programmes)

describe('the blog', () => {
  test('has the eight articles of the specification', () => {
    expect(articles.map(({ id }) => id).sort()).toEqual(
      [
        'career-paths-ocean-conservation',
        'ocean-conservation-impactful-careers',
        'top-tips-finding-job-ocean-field',
        'diving-instructor-marine-awareness',
        'future-ocean-conservation-careers',
        'build-career-marine-biology',
        'marine-protected-areas-success',
        'coral-restoration-breakthrough',
      ].sort(),
    )
  })

  test('uses every category, and dates of 2025 and 2026 that differ', () => {
    expect(new Set(articles.map(({ category }) => category))).toEqual(new Set(categories))
    expect(articles.filter(({ date }) => !/^202[56]-/.test(date))).toEqual([])
    expect(new Set(articles.map(({ date }) => date)).size).toBe(articles.length)
  })

  test('marks the newest articles as NEW and no older one', () => {
    const marks = [...articles].sort((a, b) => b.date.localeCompare(a.date)).map(({ isNew }) => isNew)
    expect(marks[0]).toBe(true)
    expect(marks).toEqual([...marks].sort((a, b) => Number(b) - Number(a)))
    expect(marks.at(-1)).toBe(false)
  })

  test.each(articles.map((article) => [article.id, article] as const))(
    '%s takes as long to read as it says',
    (id, article) => {
      const source = readFileSync(`${contentRoot}articles/${id}.md`, 'utf8')
      const text = source
        .split('\n---\n')
        .slice(1)
        .join('\n---\n')
        .replace(/\]\([^)]*\)/g, ']')
      const minutes = (text.match(/[\p{L}\p{N}][^\s]*/gu)?.length ?? 0) / 200
      expect(Math.abs(article.readTime - minutes)).toBeLessThanOrEqual(0.5)
      expect(article.readTime).toBeGreaterThanOrEqual(5)
      expect(article.readTime).toBeLessThanOrEqual(9)
    },
  )

  test('links exactly one author, on each of their articles, to a profile elsewhere', () => {
    const linked = articles.filter(({ author }) => author.profileUrl)
    const names = new Set(linked.map(({ author }) => author.name))
    expect(names.size).toBe(1)
    expect(articles.filter(({ author }) => names.has(author.name))).toEqual(linked)
    expect(new URL(linked[0]?.author.profileUrl ?? '').hostname).toMatch(/\.example$/)
    expect(new Set(articles.map(({ author }) => author.name)).size).toBeGreaterThan(1)
  })

  test('gives every article headings, a pull quote and sources', () => {
    const poor = articles.filter(
      ({ body, headings, sources }) =>
        headings.length < 4 || sources.length < 3 || !body.some((node) => node[0] === 'blockquote'),
    )
    expect(poor.map(({ id }) => id)).toEqual([])
  })
})

describe('the careers', () => {
  test('are the ten of the specification, in its order', () => {
    expect(careers.map(({ id }) => id)).toEqual([
      'diving-instructor',
      'marine-biologist',
      'underwater-photographer',
      'marine-engineer',
      'environmental-consultant',
      'marine-ecologist',
      'marine-conservationist',
      'marine-veterinarian',
      'marine-educator',
      'oceanographer',
    ])
  })

  test('pay from $35,000 - $55,000 to $60,000 - $100,000, the others in between', () => {
    const range = (text: string) => [...text.matchAll(/\$([\d,]+)/g)].map((match) => Number(match[1]?.replace(',', '')))
    expect(careers[0]?.salaryRange).toBe('$35,000 - $55,000')
    expect(careers[9]?.salaryRange).toBe('$60,000 - $100,000')
    for (const { salaryRange } of careers.slice(1, 9)) {
      const [low = 0, high = 0] = range(salaryRange)
      expect(low).toBeGreaterThan(35_000)
      expect(low).toBeLessThan(60_000)
      expect(high).toBeGreaterThan(55_000)
      expect(high).toBeLessThan(100_000)
    }
  })

  test('mark only the diving instructor as NEW', () => {
    expect(careers.filter(({ isNew }) => isNew).map(({ id }) => id)).toEqual(['diving-instructor'])
  })

  test('answer the same six questions in 500 to 800 words', () => {
    for (const { id, headings, words } of careers) {
      expect([id, headings.map(({ text }) => text)]).toEqual([
        id,
        [
          'What a week looks like',
          'How people get in',
          'Certificates by name',
          'Pay by region',
          'The honest downsides',
          'First steps',
        ],
      ])
      expect(words).toBeGreaterThanOrEqual(500)
      expect(words).toBeLessThanOrEqual(800)
    }
  })
})

describe('the universities', () => {
  test('stand in nine countries, in order, with the counts of the specification', () => {
    expect(countries.map(({ name, programmes: list }) => [name, list.length])).toEqual([
      ['France', 7],
      ['Germany', 4],
      ['Italy', 8],
      ['New Zealand', 10],
      ['Portugal', 8],
      ['South Africa', 4],
      ['Spain', 7],
      ['United Kingdom', 13],
      ['United States', 37],
    ])
    expect(countries.map(({ name }) => name)).toEqual(countries.map(({ name }) => name).sort())
  })

  test('are each listed once', () => {
    expect(new Set(programmes.map(({ id }) => id)).size).toBe(programmes.length)
    const titles = programmes.map(({ title, university }) => `${title}, ${university}`)
    expect(new Set(titles).size).toBe(titles.length)
  })
})

describe('a link to a programme', () => {
  const isFrontDoor = (url: string) => new URL(url).pathname === '/'

  test('that leads to a university says so, and is its front door', () => {
    const homes = programmes.filter(({ leadsTo }) => leadsTo === 'university')
    expect(homes.filter(({ url }) => !isFrontDoor(url))).toEqual([])
    const deep = programmes.filter(({ url }) => !isFrontDoor(url))
    expect(deep.length).toBeGreaterThan(0)
    expect(deep.filter(({ leadsTo }) => leadsTo === 'university')).toEqual([])
  })

  test('is never called the programme’s own where two programmes share it', () => {
    const sharing = programmes.filter(({ url }) => programmes.filter((other) => other.url === url).length > 1)
    expect(sharing.length).toBeGreaterThan(0)
    expect(sharing.filter(({ leadsTo }) => leadsTo === 'programme')).toEqual([])
  })
})

describe('every link', () => {
  const routes = readdirSync(fileURLToPath(new URL('../../web/routes', import.meta.url)))
    .filter((name) => name.endsWith('.tsx') && !name.startsWith('__'))
    .map((name) => `/${name.replace(/\.tsx$/, '').replaceAll('.', '/')}`.replace(/\/index$/, '') || '/')

  const texts = [...articles, ...careers, ...legalTexts]
  const links = texts.flatMap(({ id, body }) => body.flatMap(hrefsIn).map((href) => ({ id, href })))

  test('inside the texts leads to a page that exists', () => {
    expect(links.length).toBeGreaterThan(30)
    expect(links.filter(({ href }) => !leadsSomewhere(href)).map(({ id, href }) => `${id}: ${href}`)).toEqual([])
  })

  test('from a career leads to articles and programmes that exist, and back from articles to careers', () => {
    const known = new Set([...articles, ...careers, ...programmes].map(({ id }) => id))
    const named = [
      ...careers.flatMap((career) => [...career.articles, ...career.programmes]),
      ...articles.flatMap((article) => article.careers),
    ]
    expect(named.filter((id) => !known.has(id))).toEqual([])
  })

  function leadsSomewhere(href: string): boolean {
    if (/^https:\/\/[\w-]+(\.[\w-]+)+/.test(href)) return true
    const { pathname } = new URL(href, 'https://own.example')
    const [, folder, id] = pathname.split('/')
    if (folder === 'blog' && id) return articles.some((article) => article.id === id)
    if (folder === 'career' && id) return careers.some((career) => career.id === id)
    return href.startsWith('/') && routes.includes(pathname)
  }
})

function hrefsIn(node: BodyNode): string[] {
  if (typeof node === 'string') return []
  const [, { href }, children] = node
  return [...(href ? [href] : []), ...children.flatMap(hrefsIn)]
}
