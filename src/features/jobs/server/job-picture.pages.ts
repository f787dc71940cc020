// GET /jobs/<id>/picture.png: open to whoever has the link, like the listing itself.
import type { Hono } from 'hono'
import type { AppEnv } from '#http/app-env.ts'
import { ById } from '#shared/form-fields.ts'
import { readJob } from './board.service.ts'
import { jobPicture } from './job-picture.ts'

export function mountJobPictures(site: Hono<AppEnv>): void {
  site.get('/jobs/:id/picture.png', async (c) => {
    const parsed = ById.safeParse(c.req.param())
    if (!parsed.success) return c.notFound()
    const job = await readJob(c.var.deps, null, parsed.data.id)
    c.header('Content-Type', 'image/png')
    c.header('Cache-Control', 'public, max-age=3600')
    return c.body(new Uint8Array(await jobPicture(job)))
  })
}
