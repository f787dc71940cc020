// What is watched: postings on two hundred hosts, twenty feeds, people with a saved search, and listings that it finds.
import { setTimeout as wait } from 'node:timers/promises'
import { instantQueue } from '#features/alerts/server/alert-letters.service.ts'
import { guardianQueue } from '#features/guardian/server/looking.service.ts'
import { feedQueue } from '#features/imports/server/watching.service.ts'
import { askBoth } from '#features/jobs/server/finding.service.ts'
import type { Connection, Db } from '#platform/db.ts'
import { makeLog } from '#platform/log.ts'
import { makeQueue } from '#platform/queue.ts'
import { makeClock } from '#shared/clock.ts'
import { openWebPages, type WebPages } from '#testing/web-pages.ts'
import { ask, type Seen } from './visitors.ts'

export const links = 200
export const feeds = 20
export const entriesEach = 8
export const people = 60
export const listingsEach = 10

const linkHost = (number: number) => `posting-${number}.example`
const feedHost = (number: number) => `feed-${number}.example`
const numbers = (count: number) => Array.from({ length: count }, (_, number) => number)

const posting = `<main><h1>Diver</h1><p>Apply by letter.</p><p>${'Work under water. '.repeat(30)}</p></main>`
const feedOf = (number: number) =>
  `<rss version="2.0"><channel><title>Feed ${number}</title>${numbers(entriesEach)
    .map((at) => `<item><title>Sail hand ${number}-${at}</title><link>/post/${at}</link></item>`)
    .join('')}</channel></rss>`

/** Sites that take their time, so that a kill finds many of them being read. Some feeds are very slow. */
export async function openWatchedWeb(): Promise<WebPages & { settings: Record<string, string> }> {
  const web = await openWebPages()
  const slowly = (ms: number, type: string, body: string): Parameters<WebPages['show']>[1] => {
    return async (_request, response) => {
      await wait(ms)
      response.writeHead(200, { 'content-type': type }).end(body)
    }
  }
  for (const number of numbers(links)) web.show(`${linkHost(number)}/diver`, slowly(500, 'text/html', posting))
  for (const number of numbers(feeds))
    web.show(`${feedHost(number)}/feed`, slowly(number * 300, 'application/rss+xml', feedOf(number)))
  const hosts = [...numbers(links).map(linkHost), ...numbers(feeds).map(feedHost)]
  return { ...web, settings: { OUTBOUND_TEST_HOSTS: web.hosts(...hosts), LINK_GUARDIAN: 'on' } }
}

/** How often each posting was asked for. */
export function countLooks(web: WebPages): Map<string, number> {
  const looks = new Map<string, number>()
  for (const address of web.asked) if (address.endsWith('/diver')) looks.set(address, (looks.get(address) ?? 0) + 1)
  return looks
}

type Listing = { title: string; company: string; jobUrl: string }
const commit = (url: string, token: string, jobs: Listing[]) =>
  ask(url, {
    method: 'POST',
    path: '/api/admin/imports/commit',
    headers: { authorization: `Bearer ${token}` },
    body: JSON.stringify({ jobs: jobs.map((job) => ({ ...job, location: 'Valletta, Malta' })) }),
  })

export async function addWatched(url: string, token: string, { pool }: Db): Promise<void> {
  const jobs = numbers(links).map((number) => {
    const at = linkHost(number)
    return { title: `Diver ${number}`, company: 'Slow Sites', jobUrl: `https://${at}/diver` }
  })
  const added = await commit(url, token, jobs)
  if (added.status !== 201) throw new Error(`adding listings answered ${added.status} ${added.body.slice(0, 300)}`)
  await pool.query(
    `insert into feeds (url, url_key, title, next_at, created_at)
     select 'https://feed-' || n || '.example/feed', 'feed-' || n, 'Feed ' || n, now(), now()
     from generate_series(0, $1 - 1) n`,
    [feeds],
  )
  await pool.query(
    `insert into users (username, username_key, email, email_key, password_hash, email_verified, subscription_type,
       subscription_end_date, created_at)
     select 'p' || n, 'p' || n, 'p' || n || '@mail.example', 'p' || n || '@mail.example', 'x', true, 'Annual',
       now() + interval '1 year', now() from generate_series(1, $1) n`,
    [people],
  )
  const turtles = askBoth({ search: 'turtle' })
  const signs = { literals: [], isUnanswerable: false }
  await pool.query(
    `insert into saved_searches (user_id, name, params, cadence, created_at, since, member_words, open_words, asked, words_version)
     select id, 'Turtles', '{}', 'instant', now(), now(), $1::tsquery, null, $2, $3
     from users where email like 'p%@mail.example'`,
    [turtles.member.words, { member: signs, open: signs }, turtles.version],
  )
}

/** Imports of ten listings each, one after the other, until it is told to stop. Each import has a name of its own. */
export function importListings(
  url: string,
  token: string,
  name: string,
  pauseMs = 300,
): { stop(): Promise<Map<string, Seen>> } {
  const seen = new Map<string, Seen>()
  let isOver = false
  const work = async () => {
    for (let number = 0; !isOver; number++) {
      const company = `Import ${name}-${number}`
      const jobs = numbers(listingsEach).map((at) => {
        const title = `Turtle warden ${name}-${number}-${at}`
        return { title, company, jobUrl: `https://elsewhere.example/${name}/${number}/${at}` }
      })
      seen.set(company, await commit(url, token, jobs))
      await wait(pauseMs)
    }
  }
  const working = work()
  return {
    async stop() {
      isOver = true
      await working
      return seen
    },
  }
}

export type Waker = { wake(): Promise<void>; lookAround(): Promise<void>; stop(): Promise<void> }

/** What the clock would do every minute or five: one round of each. */
export async function openWaker(connection: Connection): Promise<Waker> {
  const queue = makeQueue({ connection, log: makeLog('silent'), clock: makeClock() })
  await queue.start()
  return {
    async wake() {
      for (const name of [feedQueue, instantQueue]) await queue.publish(null, name, {})
    },
    /** Thirty links of those that are due. */
    async lookAround() {
      await queue.publish(null, guardianQueue, {})
    },
    stop: () => queue.stop(),
  }
}
