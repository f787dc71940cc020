// What must be true of links, letters, feeds and imports when all is done.
import type { Db } from '#platform/db.ts'
import type { Delivery } from '#testing/post-office.ts'
import { type Check, check } from './fault.ts'
import type { Seen } from './visitors.ts'
import { entriesEach, feeds, links, listingsEach, people } from './watched-web.ts'

async function numberOf({ pool }: Db, query: string): Promise<number> {
  const { rows } = await pool.query<{ n: number }>(query)
  return rows[0]?.n ?? 0
}

const checkedLinks = `select count(*)::int as n from link_checks where host like 'posting-%' and checked_at is not null`
const turtles = `select count(*)::int as n from jobs where title like 'Turtle warden%'`
const told = 'select count(*)::int as n from told_listings'
const drafts = `select count(*)::int as n from jobs where draft and title like 'Sail hand%'`
const unsent = `select count(*)::int as n from mail_letters where status not in ('sent', 'failed')`

const found = 'select count(*)::int as n from search_finds'

/** Everything is looked at and found; whoever was written to within the hour is not told yet. */
export async function isAllFound(db: Db): Promise<boolean> {
  return (
    (await numberOf(db, checkedLinks)) === links &&
    (await numberOf(db, drafts)) === feeds * entriesEach &&
    (await numberOf(db, found)) === people * (await numberOf(db, turtles))
  )
}

export async function isAllTold(db: Db): Promise<boolean> {
  const wanted = people * (await numberOf(db, turtles))
  return (await numberOf(db, told)) === wanted && (await numberOf(db, unsent)) === 0
}

export async function checkGivenUp(db: Db): Promise<Check> {
  const n = await numberOf(db, `select count(*)::int as n from pgboss.job where name = 'dead-letters'`)
  return check('no work is given up', n === 0, `${n} dead letters`)
}

/** The links whose look is written down. */
export async function listChecked({ pool }: Db): Promise<string[]> {
  const { rows } = await pool.query<{ host: string }>(
    `select host from link_checks where host like 'posting-%' and checked_at is not null`,
  )
  return rows.map(({ host }) => host)
}

export async function checkLinks(db: Db): Promise<Check> {
  const seen = await numberOf(db, checkedLinks)
  return check('every link is looked at in the end', seen === links, `${seen} of ${links}`)
}

/** A long letter names some and counts the others. A letter that the mail server took and nobody could write down any more comes again under the same name. */
export async function checkLetters(db: Db, deliveries: readonly Delivery[], mostRepeats: number): Promise<Check[]> {
  const [listings, rows] = [await numberOf(db, turtles), await numberOf(db, told)]
  const letters = new Map(deliveries.map((delivery) => [delivery.headers.get('message-id') ?? '', delivery]))
  const news = [...letters.values()].filter(({ to }) => /^p\d+@/.test(to[0] ?? ''))
  const pairs = news.flatMap(({ to, parts }) => {
    const ids = new Set([...(parts.get('text/plain') ?? '').matchAll(/\/jobs\/([\da-f-]{36})/g)].map(([, id]) => id))
    return [...ids].map((id) => `${to[0]} ${id}`)
  })
  const repeats = deliveries.length - letters.size
  const twice = pairs.length - new Set(pairs).size
  return [
    check(
      'everybody is told of every listing that was saved',
      listings > 0 && rows === people * listings,
      `${rows} of ${people} × ${listings}, in ${news.length} letters`,
    ),
    check(
      'nobody is told of one twice',
      twice === 0 && repeats <= mostRepeats,
      `${twice} told twice; ${repeats} letters came again with the same Message-ID`,
    ),
  ]
}

export async function checkImports({ pool }: Db, imports: ReadonlyMap<string, Seen>): Promise<Check> {
  const { rows } = await pool.query<{ company: string; n: number }>(
    `select company, count(*)::int as n from jobs where company like 'Import %' group by company`,
  )
  const stored = new Map(rows.map(({ company, n }) => [company, n]))
  const half = rows.filter(({ n }) => n !== listingsEach)
  const acknowledged = [...imports].filter(([, { status }]) => status === 201)
  const lost = acknowledged.filter(([company]) => stored.get(company) !== listingsEach)
  return check(
    'an import is saved whole or not at all',
    half.length === 0 && lost.length === 0 && acknowledged.length > 3,
    `${half.length} half saved of ${imports.size}; ${lost.length} of ${acknowledged.length} acknowledged ones lost`,
  )
}

export async function checkFeeds(db: Db): Promise<Check> {
  const wanted = feeds * entriesEach
  const made = await numberOf(db, drafts)
  const titles = await numberOf(
    db,
    `select count(distinct title)::int as n from jobs where draft and title like 'Sail hand%'`,
  )
  return check(
    'every entry of a feed is one draft',
    made === wanted && titles === wanted,
    `${made} drafts of ${wanted} entries, ${made - titles} of them twice`,
  )
}

/** Feeds of which some entries are there and some are not. */
export async function countHalfFeeds({ pool }: Db): Promise<number> {
  const { rows } = await pool.query(
    `select origin from jobs where draft and title like 'Sail hand%' group by origin having count(*) <> $1`,
    [entriesEach],
  )
  return rows.length
}
