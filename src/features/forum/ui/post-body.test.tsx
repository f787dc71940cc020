// How posts are drawn: what Markdown may do, what it may not, and that no text can hold the server up.
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { cpuMsOf } from '#testing/own-time.ts'
import { linkMentions, parsePost } from '../post-text.rules.ts'
import { attacks } from './attacks.fixture.ts'
import { PostBody } from './post-body.tsx'

const draw = (content: string, mentions: string[] = []) =>
  renderToStaticMarkup(<PostBody body={linkMentions(parsePost(content), mentions)} />).replace(
    /^<div[^>]*>|<\/div>$/g,
    '',
  )
const out = 'target="_blank" rel="nofollow ugc noopener noreferrer" class="link"'

describe('a post', () => {
  test('keeps the lines of plain text', () => {
    expect(draw('Dear all,\nI am new.\n\nAny tips? R & D, 5 > 3 #1')).toBe(
      '<p>Dear all,\nI am new.</p><p>Any tips? R &amp; D, 5 &gt; 3 #1</p>',
    )
    expect(draw('    indented *words* stay words')).toBe('<p>indented <em>words</em> stay words</p>')
  })

  test('may have emphasis, lists, quotes, code and links', () => {
    const html = draw(
      '*one* **two**\n\n- three\n- four\n\n> five\n\n`six`\n\n```\nseven\n```\n\n[eight](https://sea.example/a?b=c)\n\n# nine',
    )
    for (const part of [
      '<em>one</em>',
      '<strong>two</strong>',
      '<li>three</li>',
      '<blockquote>',
      '<code>six</code>',
      'seven',
      `<a href="https://sea.example/a?b=c" ${out}>eight</a>`,
      '<p class="font-semibold">nine</p>',
    ]) {
      expect(html).toContain(part)
    }
    expect(html).not.toMatch(/<h\d/)
  })

  test('links bare addresses without the full stop after them', () => {
    expect(draw('See https://sea.example/logbook.')).toBe(
      `<p>See <a href="https://sea.example/logbook" ${out}>https://sea.example/logbook</a>.</p>`,
    )
    expect(draw('*See* (https://sea.example/x) now')).toContain(
      `(<a href="https://sea.example/x" ${out}>https://sea.example/x</a>)`,
    )
  })

  test.each(['https://sea.example/Kelp_(genus)', 'https://sea.example/(a(b))'])(
    'leaves an address the brackets that were opened in it: %s',
    (address) => {
      const link = `<a href="${address}" ${out}>${address}</a>`
      expect(draw(`See ${address}, or (${address}).`)).toBe(`<p>See ${link}, or (${link}).</p>`)
    },
  )

  test('links those it mentions, if they exist, but not in code', () => {
    const html = draw('*Thanks* @Tom_Tidepool, and @nobody. `@tom_tidepool` mail@tom_tidepool', ['tom_tidepool'])
    expect(html).toContain('<a href="/people/tom_tidepool" class="link font-semibold">@Tom_Tidepool</a>')
    expect(html).toContain('@nobody')
    expect(html.match(/<a /g)).toHaveLength(1)
  })

  test('shows no picture and no HTML, and links nowhere but to http and https', () => {
    expect(draw('![x](https://evil.example/track.gif)')).not.toContain('<img')
    expect(draw('<b>bold</b> &lt;i&gt;')).toBe('<p>&lt;b&gt;bold&lt;/b&gt; &amp;lt;i&amp;gt;</p>')
    for (const url of [
      'javascript:alert(1)',
      'JaVaScRiPt:alert(1)',
      'data:text/html,x',
      'vbscript:x',
      '//evil.example',
      '/account',
      'mailto:a@b.example',
      'https://user:pass@evil.example/',
    ]) {
      expect([url, draw(`[click](${url})`)]).toEqual([url, expect.not.stringContaining('href')])
      expect(draw(`[click](${url})`)).toContain('[click](')
    }
  })

  test.each(attacks)('is harmless: %s', (attack) => {
    const elements = [...draw(`${attack}\n\nmore words`).matchAll(/<([a-z0-9]+)([^>]*)>/g)]
    for (const [, name, attributes] of elements) {
      expect(['p', 'em', 'strong', 'ul', 'ol', 'li', 'a', 'blockquote', 'code', 'pre', 'br', 'hr']).toContain(name)
      expect(attributes).not.toMatch(/\son\w+=|style=|src=|href="(?!https?:\/\/)/i)
    }
  })
})

describe('a text made to hold the server up', () => {
  const signs = [
    '>',
    '> ',
    '- ',
    '* ',
    '1. ',
    '1) - > ',
    '[',
    '](',
    '![',
    '*a ',
    '*a**',
    '**a*',
    '_',
    '_a ',
    '`',
    '<',
    '<a ',
    '&',
    '\\',
    '[a](',
    '[a](<',
    '~~~\n',
    '> 1. ',
    '\t>',
    '- a\n  ',
    '[[]',
    '*_',
  ]
  const drawMs = (content: string) => {
    expect(draw(content).length).toBeGreaterThan(0)
    return cpuMsOf(() => draw(content))
  }

  test.each(signs)('is drawn in a moment: %j', async (sign) => {
    expect(await drawMs(sign.repeat(Math.floor(10_000 / sign.length)))).toBeLessThan(200)
  })

  test.each([
    ['lists within lists, line after line', '1. 1. 1. 1. 1. 1. 1. 1. a\n'.repeat(245)],
    ['an address that ends in closing signs, but for a letter', `http://a.b/${')'.repeat(9_980)}x`],
    ['an address that ends in closing signs', `http://a.b/${')'.repeat(9_980)}`],
    ['one mark and empty lines', `*a*${'\n'.repeat(9_990)}x`],
    ['marks within marks', `${'*a **b '.repeat(600)}${'b** a*'.repeat(600)}`],
  ])('costs little more than words of its length: %s', async (_what, content) => {
    expect(await drawMs(content)).toBeLessThan(30)
  })

  test('is shown as it was typed, every letter of it', () => {
    const lists = '1. 1. 1. 1. 1. 1. 1. 1. a\n'.repeat(245)
    expect(draw(lists)).toBe(`<p>${lists}</p>`)
    const deep = `${'> '.repeat(30)}the end`
    expect(draw(deep)).toBe(`<p>${deep.replaceAll('>', '&gt;')}</p>`)
  })

  test('is no long post with lists, quotes and links', () => {
    const part = '- A *fine* day, [see](https://sea.example/a) and **stay**\n  - with `code`\n\n> Yes.\n\n'
    expect(draw(part.repeat(40)).match(/<a /g)).toHaveLength(40)
  })

  test('is drawn in a moment even when each line is nested a little deeper', async () => {
    const stairs = Array.from({ length: 130 }, (_, at) => `${' '.repeat(at)}- a`).join('\n')
    expect(await drawMs(stairs.slice(0, 10_000))).toBeLessThan(400)
  })
})
