// /demo/outbox: every letter the demo has "sent", so that a newcomer sees them all. Not there in production.
import type { Hono } from 'hono'
import { html, raw } from 'hono/html'
import type { AppEnv } from '#http/app-env.ts'
import { plainPagePolicy } from '#http/security-headers.ts'
import type { Deps } from '#platform/deps.ts'
import { listOutbox, readOutboxLetter } from '#platform/mail/outbox.ts'
import { brand } from '#shared/brand.ts'

const styles = `
:root { color-scheme: light dark; --line: #8aa2ad55 }
body { font: 16px/1.6 system-ui, sans-serif; max-width: 52rem; margin: 2rem auto; padding: 0 1rem }
h1 { line-height: 1.2 } li { border-top: 1px solid var(--line); padding: .75rem 0 } ol { list-style: none; padding: 0 }
a { display: inline-block; padding: .5rem 0; font-weight: 600 } small { display: block; opacity: .8 }
`
const listPolicy = plainPagePolicy(styles)
/** Letters carry their styles inline, as mail clients want them; scripts have no way in. */
const letterPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; base-uri 'none'; frame-ancestors 'none'"

export function mountDemoOutbox(site: Hono<AppEnv>, { config }: Deps): void {
  if (config.mode !== 'demo' && config.mode !== 'development') return
  site.get('/demo/outbox', async (c) => {
    const letters = await listOutbox(config.dataDir)
    c.header('Content-Security-Policy', listPolicy)
    c.header('Cache-Control', 'no-store')
    return c.html(html`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Outbox – ${brand.name}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><style>${raw(styles)}</style></head>
<body><main><h1>Outbox of the demo</h1><p>Letters are not sent here; each one is kept as a file. <a href="/">Back to the site</a></p>
${letters.length === 0 ? html`<p>No letters yet. Register an account, and one will appear.</p>` : ''}
<ol>${letters.map(
      ({ id, at, to, subject }) =>
        html`<li><a href="/demo/outbox/${id}">${subject}</a><small>to ${to}, ${at.toISOString().replace('T', ' ').slice(0, 19)} UTC</small></li>`,
    )}</ol></main></body></html>`)
  })
  site.get('/demo/outbox/:id', async (c) => {
    const letter = await readOutboxLetter(config.dataDir, c.req.param('id'))
    if (!letter) return c.notFound()
    c.header('Content-Security-Policy', letterPolicy)
    c.header('Cache-Control', 'no-store')
    return c.html(letter.html)
  })
}
