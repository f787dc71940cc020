// HTTP for coming back to the board.
import { Hono } from 'hono'
import type { AppEnv } from '#http/app-env.ts'
import { limitEdits } from '#http/rate-limits.ts'
import { says } from '#http/route-docs.ts'
import { signedIn } from '#http/who-is-asking.ts'
import { BoardVisit } from '../visit.schema.ts'
import { comeToBoard } from './visits.service.ts'

const visitLimit = limitEdits()

export const visitRoutes = new Hono<AppEnv>().post(
  '/visits',
  says('Notes that the caller looks at the board; answers what is new to them', { 200: BoardVisit }),
  signedIn,
  visitLimit,
  async (c) => c.json(await comeToBoard(c.var.deps, c.var.actor)),
)
