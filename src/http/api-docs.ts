// A page that shows the OpenAPI document: plain HTML, no script, nothing from anywhere else.
import { html, raw } from 'hono/html'
import { brand } from '#shared/brand.ts'
import { plainPagePolicy } from './security-headers.ts'

const styles = `
:root { color-scheme: light dark; --line: #8aa2ad55 }
body { font: 16px/1.6 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem }
h1 { line-height: 1.2 } h2 { margin-top: 2.5rem; font-size: 1rem; font-family: ui-monospace, monospace; overflow-wrap: anywhere }
section { border-top: 1px solid var(--line) } pre { overflow: auto; padding: .75rem; border: 1px solid var(--line); border-radius: .5rem; font-size: .8125rem }
b { display: inline-block; min-width: 4.5rem } summary { cursor: pointer; padding: .5rem 0 }
`
export const docsPolicy = plainPagePolicy(styles)

type Operation = {
  summary?: string
  description?: string
  parameters?: unknown
  requestBody?: unknown
  responses?: unknown
}

export function renderDocs(document: Record<string, unknown>) {
  const paths = document.paths as Record<string, Record<string, Operation>>
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  )
  return html`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>API of ${brand.name}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><style>${raw(styles)}</style></head>
<body><main><h1>API of ${brand.name}</h1>
<p>${operations.length} endpoints. The same as data: <a href="/api/openapi.json">openapi.json</a>.</p>
${operations.map(
  ({ path, method, operation }) => html`<section><h2><b>${method}</b> ${path}</h2>
<p>${operation.summary ?? ''} ${operation.description ?? ''}</p>
${details('Parameters', operation.parameters)}${details('Body', operation.requestBody)}${details('Answers', operation.responses)}</section>`,
)}</main></body></html>`
}

function details(title: string, value: unknown) {
  if (!value) return ''
  return html`<details><summary>${title}</summary><pre tabindex="0">${JSON.stringify(value, null, 2)}</pre></details>`
}
