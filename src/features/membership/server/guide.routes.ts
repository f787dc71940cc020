// HTTP for the guide. Mounting it reads the files, so that a bad one stops the start.
import { Hono } from 'hono'
import type { AppEnv } from '#http/app-env.ts'
import { says } from '#http/route-docs.ts'
import { params } from '#http/validate.ts'
import { open, signedIn } from '#http/who-is-asking.ts'
import { ByChapter, Chapter, Guide, GuideTeaser } from '../guide.schema.ts'
import { openGuide, showChapter, showGuide, showTeaser } from './guide.service.ts'

export function guideRoutes() {
  openGuide()
  return new Hono<AppEnv>()
    .get(
      '/guide/teaser',
      says('The titles of the guide, and how each chapter begins', { 200: GuideTeaser }),
      open,
      async (c) => c.json({ chapters: await showTeaser(c.var.deps) }),
    )
    .get('/guide', says('The whole guide, for members', { 200: Guide }), signedIn, async (c) =>
      c.json({ chapters: [...(await showGuide(c.var.deps, c.var.actor))] }),
    )
    .get(
      '/guide/:chapter',
      says('One chapter: for members, and the free one for everybody', { 200: Chapter }),
      open,
      params(ByChapter),
      async (c) => {
        c.header('Cache-Control', 'no-store')
        return c.json(await showChapter(c.var.deps, c.var.viewer, c.req.valid('param').chapter))
      },
    )
}
