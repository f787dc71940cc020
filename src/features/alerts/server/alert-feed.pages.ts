// The feed of a saved search: whoever has its address reads what its owner may see now.
import type { Hono } from 'hono'
import { findUser } from '#features/accounts/server/accounts.store.ts'
import { findSuspension } from '#features/accounts/server/suspensions.store.ts'
import { readFilters, whyNotFilter } from '#features/jobs/board-search.rules.ts'
import { onlyClear } from '#features/jobs/job.rules.ts'
import { sayListing } from '#features/jobs/job-line.rules.ts'
import { listForProgram } from '#features/jobs/server/board.service.ts'
import type { AppEnv } from '#http/app-env.ts'
import { answerXml } from '#http/xml-answer.ts'
import type { Deps } from '#platform/deps.ts'
import { accessOf } from '#shared/actor.ts'
import { brand } from '#shared/brand.ts'
import { writeFeed } from '#shared/feeds.ts'
import { readFeedSecret } from './alert-links.ts'
import { findSearch } from './saved-searches.store.ts'

export function mountAlertFeeds(site: Hono<AppEnv>, deps: Deps): void {
  site.get('/alerts/:file{.+\\.rss}', async (c) => {
    const known = await readFeedSecret(deps, c.req.param('file').replace(/\.rss$/, ''))
    const search = known && (await findSearch(deps.db.orm, known.id))
    const owner = search?.feedVersion === known?.version && search ? await findUser(deps.db.orm, search.userId) : null
    if (!search || !owner) return c.text('This feed does not exist.', 404)
    const filters = readFilters(search.params)
    const now = deps.clock.now()
    const suspension = await findSuspension(deps.db.orm, owner.id, now)
    if (suspension?.kind === 'suspended') return c.text('This feed does not exist.', 404)
    const rests = whyNotFilter(filters, accessOf(owner, now)) !== null
    const { publicUrl } = deps.config
    const jobs = rests ? [] : onlyClear((await listForProgram(deps, owner, filters)).jobs)
    const feed = writeFeed({
      title: `${brand.name}: ${search.name}`,
      description: rests ? 'This search rests until there is a membership again.' : 'Listings that this search finds',
      link: `${publicUrl}/?${new URLSearchParams(search.params)}`,
      address: `${publicUrl}/alerts/${c.req.param('file')}`,
      items: jobs.map((job) => ({
        title: `${job.title}, ${job.company}`,
        link: `${publicUrl}/jobs/${job.id}`,
        date: new Date(job.createdAt),
        description: sayListing(job),
      })),
    })
    c.header('Cache-Control', 'private, no-cache')
    c.header('X-Robots-Tag', 'noindex')
    return answerXml(c, 'application/rss+xml', feed)
  })
}
