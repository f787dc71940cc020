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
      (c) => c.json({ chapters: showTeaser() }),
    )
    .get('/guide', says('The whole guide, for members', { 200: Guide }), signedIn, (c) =>
      c.json({ chapters: showGuide(c.var.actor, c.var.deps.clock.now()) }),
    )
    .get(
      '/guide/:chapter',
      says('One chapter: for members, and the free one for everybody', { 200: Chapter }),
      open,
      params(ByChapter),
      (c) => {
        c.header('Cache-Control', 'no-store')
        return c.json(showChapter(c.var.viewer, c.var.deps.clock.now(), c.req.valid('param').chapter))
      },
    )
}
