// The forum's pure decisions: previews, times, mentions, what is cut.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { excerptOf } from './excerpt.rules.ts'
import { matchesSearch, momentAfter, pageCount, previewOf, shorten } from './forum.rules.ts'
import { ReplyEdit, TopicDraft, TopicEdit } from './forum.schema.ts'
import { findMentions, mentionedKeys, placeOfMention } from './mention.rules.ts'
import { relativeTime } from './ui/relative-time.tsx'

describe('a preview', () => {
  test.each([
    ['w'.repeat(150), 'w'.repeat(100)],
    ['Two\nlines', 'Two lines'],
    ['# A head\n\n- one\n- two\n\n> said', 'A head one two said'],
    ['**Bold** and *light* and `code` and [here](https://sea.example)', 'Bold and light and code and here'],
    ['snake_case_name, 2 * 3 * 4, a<b>c', 'snake_case_name, 2 * 3 * 4, a<b>c'],
    ['[click](javascript:alert(1))', '[click](javascript:alert(1))'],
  ])('of %j is %j', (content, preview) => expect(previewOf(content)).toBe(preview))

  test('is never longer than a hundred characters and never half a character', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (text) => {
        const preview = previewOf(text)
        expect([...preview].length).toBeLessThanOrEqual(100)
        expect(preview.isWellFormed()).toBe(true)
      }),
    )
  })

  test('and the search for mentions take no time for text made to take long', () => {
    for (const sign of ['*', '**a', '[a](', '`', '> ', '__', '[', '#', '- ', '\n', 'https://', '@', '@a.', '~~~\n']) {
      const startedAt = performance.now()
      previewOf(sign.repeat(10_000 / sign.length))
      mentionedKeys(sign.repeat(10_000 / sign.length))
      expect([sign, performance.now() - startedAt < 100]).toEqual([sign, true])
    }
  })
})

test('a longer text is cut to a hundred characters and an ellipsis', () => {
  expect(shorten('r'.repeat(100))).toBe('r'.repeat(100))
  expect(shorten('r'.repeat(101))).toBe(`${'r'.repeat(100)}…`)
})

test('a title is found by any part of it in any case', () => {
  expect(matchesSearch('Moray Eels', 'AY EE')).toBe(true)
  expect(matchesSearch('Moray Eels', 'eel%')).toBe(false)
  expect(matchesSearch('Moray Eels', ' ')).toBe(true)
})

test('pages hold fifty, and there is always one', () => {
  expect([0, 1, 50, 51, 100, 101].map(pageCount)).toEqual([1, 1, 1, 2, 2, 3])
})

test('a reply is later than the one before it, whatever the clock says', () => {
  const last = new Date('2026-05-01T10:00:00.500Z')
  expect(momentAfter(new Date('2026-05-01T09:59:00Z'), last).toISOString()).toBe('2026-05-01T10:00:00.501Z')
  expect(momentAfter(new Date('2026-05-01T10:00:01Z'), last).toISOString()).toBe('2026-05-01T10:00:01.000Z')
})

describe('mentions', () => {
  test.each([
    ['@tom_tidepool, look', ['tom_tidepool']],
    ['Thanks @ines.costa.', ['ines.costa']],
    ['(@jonas-b)', ['jonas-b']],
    ['mail@tom.example and user@@tom', []],
    ['https://sea.example/@tom_tidepool', []],
    ['@to is too short', []],
    ['@Émile and @日本語話者', ['Émile', '日本語話者']],
  ])('in %j are %j', (text, names) => expect(findMentions(text).map(({ name }) => name)).toEqual(names))

  test('call at most ten people, and nobody from code', () => {
    const crowd = Array.from({ length: 30 }, (_, at) => `@sailor-${at}`).join(' ')
    expect(mentionedKeys(crowd)).toHaveLength(10)
    expect(mentionedKeys('`@sailor-1`\n\n```\n@sailor-2\n```\n@Sailor-3 @sailor-3')).toEqual(['sailor-3'])
  })
})

test('times are told as people tell them, and a missing one is Unknown', () => {
  const now = Date.parse('2026-06-15T12:00:00Z')
  const ago = (seconds: number) => relativeTime(new Date(now - seconds * 1000).toISOString(), now)
  expect([null, undefined, 'nonsense'].map((time) => relativeTime(time, now))).toEqual([
    'Unknown',
    'Unknown',
    'Unknown',
  ])
  expect([-5, 59, 60, 7199, 7200, 86_400, 6 * 86_400, 7 * 86_400, 30 * 86_400, 800 * 86_400].map(ago)).toEqual([
    'just now',
    'just now',
    '1 minute ago',
    '1 hour ago',
    '2 hours ago',
    '1 day ago',
    '6 days ago',
    '1 week ago',
    '1 month ago',
    '2 years ago',
  ])
})

test('a chosen name takes the place of what was typed of it, and of nothing else once the caret is elsewhere', () => {
  const text = 'Ask @ines about @to, please'
  expect(placeOfMention(text, 19, 'to')).toEqual({ from: 16, to: 19 })
  for (const caret of [0, 1, 10, 16, 18, text.length]) expect(placeOfMention(text, caret, 'to')).toBeNull()
})

test('an excerpt shows the word that was asked for, also in the middle of a very long one', () => {
  const address = `https://sea.example/${'a'.repeat(90)}/whale-watching`
  expect(excerptOf(`Look at ${address} for more of it`, ['whale'])).toBe('…whale-watching for more of it')
  expect(excerptOf(`Look at ${address}`, ['whale'])).toBe('…whale-watching')
  const far = `${'word '.repeat(40)}whale`
  expect(excerptOf(far, ['whale'])).toMatch(/^…word .*whale$/)
})

test('a title or a text of nothing but invisible signs is as short as none', () => {
  const said = { title: 'Which boots?', content: 'Mine filled with water.' }
  for (const sign of ['\u200b', '\u2060', '\u2800', '\u3164', '\u{e0041}', '\ufe0f \u200d']) {
    const nothing = sign.repeat(12)
    const fieldsOf = (draft: object) =>
      TopicDraft.safeParse(draft).error?.issues.map(({ path, message }) => [path[0], message])
    expect(fieldsOf({ ...said, title: nothing })).toEqual([['title', 'Title must contain at least 5 characters']])
    expect(fieldsOf({ ...said, content: nothing })).toEqual([
      ['content', 'Content must contain at least 10 characters'],
    ])
    expect(TopicEdit.safeParse({ ...said, title: nothing }).success).toBe(false)
    expect(ReplyEdit.safeParse({ content: nothing }).success).toBe(false)
  }
  expect(TopicDraft.safeParse({ ...said, title: '👩‍🔬👍🏽' }).success).toBe(true)
})
