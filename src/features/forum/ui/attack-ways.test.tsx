// The attack corpus on every new way that somebody's words go: quotes, names, previews, berths, questions, notes and titles.
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { draw } from '#testing/draw.tsx'
import { mentionedKeys } from '../mention.rules.ts'
import { linkMentions, parsePost } from '../post-text.rules.ts'
import { questionTitle } from '../question.rules.ts'
import { writeQuote } from '../quote.rules.ts'
import { ActsPanel } from './acts-panel.tsx'
import { AskAbout } from './ask-about.tsx'
import { AskedAbout } from './asked-about.tsx'
import { attacks } from './attacks.fixture.ts'
import { PersonPage } from './person-page.tsx'
import { PostBody } from './post-body.tsx'

const id = '00000000-0000-4000-8000-000000000002'
const at = '2026-11-16T07:00:00.000Z'
const inPosts = ['p', 'em', 'strong', 'ul', 'ol', 'li', 'a', 'blockquote', 'code', 'pre', 'br', 'hr', 'div']
const elementsOf = (html: string) => [...html.matchAll(/<([a-z0-9]+)([^>]*)>/gi)]

function expectHarmless(html: string, names?: readonly string[]): void {
  for (const [, name = '', attributes = ''] of elementsOf(html)) {
    if (names) expect(names).toContain(name)
    expect(attributes.replaceAll(/"[^"]*"/g, '""')).not.toMatch(/\son\w+=|srcdoc=/i)
    expect(attributes).not.toMatch(/(?:href|src|action)="\s*(?:javascript|data|vbscript):/i)
  }
  expect(html).not.toMatch(/<(?:script|iframe|object|embed|img[^>]*onerror|math|form(?! ))/i)
}

const drawPost = (content: string, mentions: string[] = []) =>
  renderToStaticMarkup(<PostBody body={linkMentions(parsePost(content), mentions)} />)

test.each(attacks)('a quote of it, a selection of it, and a name made of it are words: %s', (attack) => {
  const post = { topicId: id, replyId: id, username: 'ada', content: `${attack}\n\nmore words` }
  expectHarmless(drawPost(`${writeQuote(post)}\n\nAn answer`), inPosts)
  expectHarmless(drawPost(writeQuote(post, attack)), inPosts)
  const named = drawPost(writeQuote({ ...post, username: attack }))
  expectHarmless(named, inPosts)
  for (const [, , attributes = ''] of elementsOf(named)) {
    expect(attributes).not.toMatch(/href="(?!https?:\/\/|\/forum\/topics\/)/i)
  }
})

test.each(attacks)('a mention beside it or of it links people alone: %s', (attack) => {
  const html = drawPost(`@ada ${attack} @${attack}`, ['ada', attack])
  expectHarmless(html, inPosts)
  expect(() => mentionedKeys(`@${attack}`)).not.toThrow()
  expect(questionTitle(`${attack} is this a question?`, 'ada').length).toBeGreaterThan(4)
})

test.each(attacks)('on the pages that show it as a title, a berth or a listing it is words: %s', (attack) => {
  const person = { id, username: attack, profilePicture: null, team: false }
  const topic = { id, title: attack, replyCount: 1, createdAt: at }
  const listing = draw(<AskAbout jobId={id} />, {
    [`/api/forum/listings/${id}/people`]: {
      people: [{ ...person, work: attack, year: 2024, topicId: null }],
      topics: [topic],
    },
  })
  const about = draw(<AskedAbout topicId={id} />, {
    [`/api/forum/topics/${id}/listing`]: {
      asked: { username: attack },
      listing: { id, title: attack, company: attack, location: attack, closesOn: null },
    },
  })
  const facts = { createdAt: at, bio: attack, topicCount: 1, replyCount: 0, thanksCount: 0, topics: [topic] }
  const page = draw(<PersonPage username="ada" isMe={false} />, {
    '/api/forum/people/ada': { ...person, ...facts, berths: [{ company: attack, work: attack, year: 2024 }] },
  })
  const act = {
    id,
    kind: 'pin',
    text: 'Pinned the topic',
    postId: id,
    topicId: id,
    title: attack,
    excerpt: attack,
    whyNot: null,
  }
  const acts = draw(<ActsPanel />, {
    '/api/admin/forum-acts': { acts: [{ ...act, actor: { id, username: attack }, createdAt: at, undoneAt: null }] },
  })
  for (const html of [listing, about, page, acts]) {
    expect(html.length).toBeGreaterThan(100)
    expectHarmless(html)
  }
})
