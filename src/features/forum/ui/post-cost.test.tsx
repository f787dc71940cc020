// What a post may cost: whatever somebody wrote, showing it costs at most ten times what plain words of its length do.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { draw } from '#testing/draw.tsx'
import type { Reply } from '../forum.schema.ts'
import { mentionedKeys } from '../mention.rules.ts'
import { linkMentions, parsePost } from '../post-text.rules.ts'
import { heavyTexts } from './attacks.fixture.ts'
import { ReplyItem } from './reply-item.tsx'

const id = '00000000-0000-4000-8000-000000000001'
const at = '2026-11-02T08:00:00.000Z'
const names = ['tom_tidepool', 'ines.costa']

function replyOf(content: string): Reply {
  const author = { id, username: 'tom_tidepool', profilePicture: null, team: false }
  const times = { createdAt: at, updatedAt: at }
  const post = {
    id,
    topicId: id,
    authorId: id,
    author,
    held: false,
    thanks: { count: 0, mine: false },
    isDeleted: false as const,
    ...times,
  }
  return { ...post, content, body: linkMentions(parsePost(content), names), mentions: names }
}

const rights = { mayEdit: true, mayDelete: true, mayReport: false, mayThank: true }
const show = (reply: Reply) =>
  draw(<ReplyItem reply={reply} rights={rights} times={{ written: 'now', edited: 'now' }} />)

/** Some machines tell the time of a thread in steps of several milliseconds: many of them make a measure. */
const enoughMicroseconds = 30_000

/** In turns, so that whatever else the machine does falls on both alike. */
function ratioOf(one: () => unknown, other: () => unknown): number {
  const taken: [number, number] = [0, 0]
  for (let round = 0; Math.max(...taken) < 10 * enoughMicroseconds && taken[1] < enoughMicroseconds; round++) {
    for (const [place, work] of [one, other].entries()) {
      const before = process.threadCpuUsage()
      work()
      const { user, system } = process.threadCpuUsage(before)
      // What is done for the first time is slower, whatever it is.
      if (round > 2) taken[place as 0 | 1] += user + system
    }
  }
  return taken[0] / Math.max(1, taken[1])
}

const words = 'A fine day on the water, and nothing to report.\n\n'
const plainOf = (length: number) => words.repeat(Math.ceil(length / words.length)).slice(0, length)
const markdown = 'A *fine* day on the [water](https://sea.example/a), and **nothing** to `report`.\n\n'

test.each(Object.entries(heavyTexts))('shown in ten times the time of plain words at most: %s', (_what, content) => {
  const [heavy, plain] = [replyOf(content), replyOf(plainOf(content.length))]
  expect(
    ratioOf(
      () => show(heavy),
      () => show(plain),
    ),
  ).toBeLessThanOrEqual(10)
  expect(JSON.stringify(heavy).length).toBeLessThan(10 * JSON.stringify(plain).length)
})

test.each(Object.entries(heavyTexts))('read in ten times the time of a usual post at most: %s', (_what, content) => {
  const usual = markdown.repeat(Math.ceil(content.length / markdown.length)).slice(0, content.length)
  const read = (text: string) => [parsePost(text), mentionedKeys(text)]
  expect(
    ratioOf(
      () => read(content),
      () => read(usual),
    ),
  ).toBeLessThanOrEqual(10)
})

const sign = fc.constantFrom(
  '> ',
  '- ',
  '1. ',
  '* ',
  '*',
  '**',
  '_',
  '`',
  '[',
  '](http://a.b)',
  '~~~',
  '#',
  '\n',
  '\n\n',
  '  ',
  'a',
  'b c',
  '@tom',
  'http://a.b/',
  ')',
  '\\',
  '<',
  '🐟',
)

function countElements(nodes: Reply['body']): number {
  return nodes.reduce<number>((sum, node) => (typeof node === 'string' ? sum : sum + 1 + countElements(node[2])), 0)
}
function deepest(nodes: Reply['body']): number {
  return nodes.reduce<number>(
    (most, node) => (typeof node === 'string' ? most : Math.max(most, 1 + deepest(node[2]))),
    0,
  )
}

test('no nesting that anybody thinks of has more elements or more depth than a post may have', () => {
  const text = fc
    .tuple(fc.array(sign, { minLength: 1, maxLength: 30 }), fc.integer({ min: 1, max: 2_000 }))
    .map(([signs, times]) => signs.join('').repeat(times).slice(0, 10_000))
  fc.assert(
    fc.property(text, (content) => {
      const body = linkMentions(parsePost(content), names)
      return countElements(body) <= 700 && deepest(body) <= 20
    }),
    { numRuns: 300 },
  )
})
