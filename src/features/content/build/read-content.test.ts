// What happens to a content file: good ones are compiled, bad ones stop the build and say why.
import { describe, expect, test } from 'vitest'
import { compileMarkdown } from './compile-markdown.ts'
import { ContentError } from './content-error.ts'
import { contentPlugin } from './content-plugin.ts'
import { readArticle, readCountry } from './read-content.ts'

const front = {
  title: 'A title',
  description: 'A sentence that says in at least fifty characters what it is about.',
  date: '2026-01-02',
  category: 'Career',
  author: 'finn-saltmarsh',
  careers: '[oceanographer]',
  sources: '[One, Two]',
}

function article(changes: Partial<Record<string, string>> = {}, text = 'word '.repeat(1_200)): string {
  const fields = Object.entries({ ...front, ...changes }).filter(([, value]) => value !== undefined)
  return `---\n${fields.map(([name, value]) => `${name}: ${value}`).join('\n')}\n---\n\n${text}\n`
}

describe('a good article', () => {
  test('gets its id from its file and its reading time from its length', () => {
    expect(readArticle('articles/kelp.md', article())).toMatchObject({
      id: 'kelp',
      readTime: 6,
      words: 1_200,
      isNew: false,
    })
  })
})

describe('a bad file names itself, the field and the reason', () => {
  test.each([
    ['an unknown category', article({ category: 'Gossip' }), /^articles\/x\.md: category: /],
    ['a day that does not exist', article({ date: '2026-02-30' }), /^articles\/x\.md: date: must be a day/],
    ['a missing title', article({ title: undefined }), /^articles\/x\.md: title: /],
    ['a field that does not exist', article({ colour: 'blue' }), /^articles\/x\.md: .*colour/],
    ['an unknown author', article({ author: 'nobody' }), /^articles\/x\.md: author: /],
    ['broken YAML', article({ title: '[unclosed' }), /^articles\/x\.md: front matter: /],
    ['no front matter', 'Only text', /^articles\/x\.md: front matter: must stand between/],
    ['a text too short to be an article', article({}, 'Short.'), /^articles\/x\.md: text: takes 0 minutes/],
    [
      'a heading of the first level',
      article({}, `# Mine\n\n${'word '.repeat(1_200)}`),
      /^articles\/x\.md: text: A heading with #/,
    ],
    [
      'a picture',
      article({}, '![reef](https://elsewhere.example/reef.png)'),
      /^articles\/x\.md: text: A picture from elsewhere/,
    ],
    [
      'quotes within quotes within quotes',
      article({}, `${'> '.repeat(40)}deep`),
      /^articles\/x\.md: text: is too long/,
    ],
    ['a fact nobody knows', article({}, 'Costs {prize}'), /^articles\/x\.md: text: \{prize\} is not a known fact/],
  ])('%s', (_what, source, message) => {
    expect(() => readArticle('articles/x.md', source)).toThrow(ContentError)
    expect(() => readArticle('articles/x.md', source)).toThrow(message)
  })

  test('several problems at once, a line each', () => {
    const source = article({ category: 'Gossip', date: 'soon' })
    expect(() => readArticle('articles/x.md', source)).toThrow(/date: .*\n.*category: /)
  })

  test('a programme whose address is not https', () => {
    const source =
      'country: Atlantis\nprogrammes:\n  - { id: a, title: T, degree: Master, university: U, place: P, url: "http://u.example", leadsTo: university }'
    expect(() => readCountry('universities/atlantis.yaml', source)).toThrow(
      'universities/atlantis.yaml: programmes.0.url: must be an https address',
    )
  })

  test('in the build itself', () => {
    const { handler } = contentPlugin().transform as { handler: (source: string, id: string) => unknown }
    const id = '/house/src/features/content/articles/x.md?whole'
    expect(() => handler(article({ date: 'soon' }), id)).toThrow(/^articles\/x\.md: date: /)
    expect(handler(article(), id)).toMatchObject({
      code: expect.stringMatching(/^export default JSON\.parse\("\{\\"title\\":\\"A title\\"/),
    })
  })
})

describe('a text', () => {
  const compile = (source: string) => compileMarkdown('articles/x.md', source)

  test('becomes known elements; HTML in it stays text', () => {
    expect(compile('A *fine* <b>day</b>\n\n- [out](https://sea.example)').body).toEqual([
      ['p', {}, ['A ', ['em', {}, ['fine']], ' <b>day</b>']],
      ['ul', {}, [['li', {}, [['a', { href: 'https://sea.example' }, ['out']]]]]],
    ])
  })

  test('has no links that run scripts', () => {
    expect(JSON.stringify(compile('[x](javascript:alert(1)) [y](data:text/html,hi)').body)).not.toContain('href')
  })

  test('gets ids for its headings, each once', () => {
    expect(compile("## It's *here*\n\n## Café\n\n### Café").headings).toEqual([
      { id: 'its-here', text: 'It’s here', level: 2 },
      { id: 'cafe', text: 'Café', level: 2 },
      { id: 'cafe-2', text: 'Café', level: 3 },
    ])
  })

  test('gets different ids where a heading is numbered already, and one where it has no Latin letter', () => {
    const ids = (source: string) => compile(source).headings.map(({ id }) => id)
    expect(ids('## Step 2\n\n## Step\n\n## Step\n\n## Step')).toEqual(['step-2', 'step', 'step-3', 'step-4'])
    expect(ids('## Θάλασσα\n\n## Πλοίο')).toEqual(['part', 'part-2'])
  })

  test('names the brand and its price, and leaves the support address to the page', () => {
    expect(compile('{brand}, {price}, {supportEmail}').body).toEqual([
      ['p', {}, ['Ocean Berth, {price}, {supportEmail}']],
    ])
  })
})
