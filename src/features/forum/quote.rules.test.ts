// Quotes lead to what they quote, hold nothing that was not said, and open no other way.
import { expect, test } from 'vitest'
import { parsePost } from './post-text.rules.ts'
import { appendQuote, isPostPath, writeQuote } from './quote.rules.ts'

const topicId = '11111111-1111-4111-8111-111111111111'
const replyId = '22222222-2222-4222-8222-222222222222'
const post = { topicId, replyId, username: 'ada_m', content: 'First line\n\nSecond *line*' }

test('a quote says who wrote it and leads there', () => {
  const quote = writeQuote(post)
  expect(quote).toBe(
    `> [ada\\_m wrote](/forum/topics/${topicId}?reply=${replyId}#reply-${replyId}):\n>\n> First line\n>\n> Second *line*`,
  )
  const drawn = JSON.stringify(parsePost(quote))
  expect(drawn).toContain(`"href":"/forum/topics/${topicId}?reply=${replyId}#reply-${replyId}"`)
  expect(drawn).toContain('"ada_m wrote"')
  expect(drawn).toContain('blockquote')
})

test('what was selected is quoted alone, and quotes of quotes are left out', () => {
  expect(writeQuote(post, ' Second ')).toMatch(/:\n>\n> Second$/)
  expect(writeQuote({ ...post, replyId: null, content: '> old words\n\nMy own words' })).toBe(
    `> [ada\\_m wrote](/forum/topics/${topicId}):\n>\n> My own words`,
  )
})

test('a long post is cut, so that there is room for an answer', () => {
  expect([...writeQuote({ ...post, content: '🐋'.repeat(9_000) })].length).toBeLessThan(2_300)
})

test('a quote follows what was written before', () => {
  expect(appendQuote('', '> a')).toBe('> a\n\n')
  expect(appendQuote('Well, \n', '> a')).toBe('Well,\n\n> a\n\n')
})

test('a name made of signs stays a name', () => {
  const drawn = JSON.stringify(parsePost(writeQuote({ ...post, username: '](javascript:alert(1))[x' })))
  expect(drawn).not.toContain('"href":"javascript')
  expect(drawn).toContain('](javascript:alert(1))[x wrote')
})

test.each([
  '/admin',
  '//evil.example/forum/topics/x',
  `/forum/topics/${topicId}/../../admin`,
  `/forum/topics/${topicId}?reply=${replyId}`,
  `/forum/topics/${topicId}?reply=${replyId}#reply-${topicId}`,
  '/api/logout',
  'javascript:alert(1)',
])('%s is no post to lead to', (href) => {
  expect(isPostPath(href)).toBe(false)
  expect(JSON.stringify(parsePost(`[here](${href})`))).not.toContain('"href"')
})
