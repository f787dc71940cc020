import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { renderPage } from './renderer.ts'

const askApi = async () => ({ status: 200, text: '{}' })
const hashOf = (text: string) => createHash('sha256').update(text).digest('base64')
async function page(body: (nonce: string) => string, isPersonal = false) {
  const { html, inlineScripts } = await renderPage(
    async (_request, { context }) => {
      context.deliver(Buffer.from(body(context.nonce)))
      return new Response(null)
    },
    { request: new Request('http://localhost/'), askApi, markup: new Map(), isPersonal },
  )
  return { html: Buffer.from(html).toString(), inlineScripts }
}

test('only scripts that the renderer wrote itself get a hash; an injected one is left to the policy', async () => {
  const { html, inlineScripts } = await page(
    (nonce) => `<script nonce="${nonce}">ours()</script><script>theirs()</script>`,
  )
  expect(inlineScripts).toEqual([`'sha256-${hashOf('ours()')}'`])
  expect(html).toBe('<script>ours()</script><script>theirs()</script>')
})

test('the secret never leaves with the page', async () => {
  let secret = ''
  const { html } = await page((nonce) => {
    secret = nonce
    return `<meta property="csp-nonce" content="${nonce}"/><link nonce="${nonce}" href="/a.css"/><p>text</p>`
  })
  expect(secret.length).toBeGreaterThan(20)
  expect(html).not.toContain(secret)
  expect(html).toContain('<p>text</p>')
})

test('a page for one person has a number used once instead', async () => {
  const body = (nonce: string) => `<script nonce="${nonce}">ours()</script>`
  const [first, second] = [await page(body, true), await page(body, true)]
  for (const { html, inlineScripts } of [first, second]) {
    const [, nonce] = /nonce="([\w-]{36})"/.exec(html) ?? []
    expect(inlineScripts).toEqual([`'nonce-${nonce}'`])
  }
  expect(first.html).not.toBe(second.html)
})
