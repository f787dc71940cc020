// GET /objects/<id>: the pictures themselves. They never change, so browsers may keep them for ever.
import type { Hono } from 'hono'
import type { AppEnv } from '#http/app-env.ts'
import { idOfPath, sizes } from '../upload.rules.ts'
import { readObject } from './uploads.service.ts'

const objectPolicy = "sandbox; default-src 'none'"

export function mountObjects(site: Hono<AppEnv>): void {
  site.get('/objects/:id', async (c) => {
    const id = idOfPath(c.req.path)
    if (!id) return c.notFound()
    const asked = Number(c.req.query('w'))
    const width = sizes.find((size) => size === asked) ?? null
    const takesWebp = c.req.header('accept')?.includes('image/webp') ?? false
    const { content, contentType } = await readObject(c.var.deps, id, width, takesWebp)
    c.header('Content-Type', contentType)
    c.header('Content-Security-Policy', objectPolicy)
    c.header('Cache-Control', 'public, max-age=31536000, immutable')
    if (width !== null) c.header('Vary', 'Accept')
    return c.body(content)
  })
}
