// HTTP for what listings say in codes: the lists to choose from, and texts that could not be read.
import { Hono } from 'hono'
import { answer } from '#http/answer.ts'
import type { AppEnv } from '#http/app-env.ts'
import { says } from '#http/route-docs.ts'
import { open, staffOnly } from '#http/who-is-asking.ts'
import { FactLists, UnreadTextList } from '../board.schema.ts'
import { factLists } from '../fact-lists.ts'
import { unreadTexts } from './listing-facts.service.ts'

export const factRoutes = new Hono<AppEnv>()
  .get('/facts', says('Every list that a listing’s facts are chosen from', { 200: FactLists }), open, (c) =>
    answer(c, factLists),
  )
  .get(
    '/admin/unread-texts',
    says('Live listings with a location or a salary that could not be read', { 200: UnreadTextList }),
    staffOnly('listings'),
    async (c) => c.json({ listings: await unreadTexts(c.var.deps) }),
  )
