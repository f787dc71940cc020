// Calendar files: a person's own by its secret address, and that of one listing.
import type { Hono } from 'hono'
import { findJobFor } from '#features/jobs/server/board.service.ts'
import type { AppEnv } from '#http/app-env.ts'
import type { Deps } from '#platform/deps.ts'
import { brand } from '#shared/brand.ts'
import { isUuid } from '#shared/uuid.ts'
import { writeCalendar } from '../calendar-file.ts'
import { closingDay, readCalendar } from './calendar.service.ts'

const type = 'text/calendar; charset=utf-8'

export function mountCalendars(site: Hono<AppEnv>, deps: Deps): void {
  site.get('/calendar/:file{.+\\.ics}', async (c) => {
    const calendar = await readCalendar(deps, c.req.param('file').replace(/\.ics$/, ''))
    if (!calendar) return c.text('This calendar does not exist.', 404)
    return c.body(calendar, 200, {
      'Content-Type': type,
      'Cache-Control': 'private, no-cache',
      'X-Robots-Tag': 'noindex',
    })
  })
  site.get('/jobs/:file{[^/]+\\.ics}', async (c) => {
    const asked = c.req.param('file').replace(/\.ics$/, '')
    const job = isUuid(asked) ? await findJobFor(deps, null, asked) : null
    if (!job?.closesOn) return c.text('This listing has no closing day.', 404)
    const { id, title, company, closesOn } = job
    const day = closingDay(deps.config.publicUrl, { jobId: id, title, company, closesOn })
    return c.body(writeCalendar(`${brand.name}: ${title}`, [day], deps.clock.now()), 200, {
      'Content-Type': type,
      'Content-Disposition': 'attachment; filename="closing-day.ics"',
      'Cache-Control': 'no-cache',
    })
  })
}
