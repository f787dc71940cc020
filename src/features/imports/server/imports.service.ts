// What an operator imports: an address, a page or a table becomes drafts. Nothing is stored but a logo that waits for its use.
import { readPlaces } from '#features/places/server/places.service.ts'
import type { Deps } from '#platform/deps.ts'
import { type WorkResult, workInThread } from '#platform/ended-work.ts'
import { withoutTrackers } from '../import.rules.ts'
import type { ImportAnswer, ImportDraft, ImportRequest } from '../import.schema.ts'
import { readTable } from './csv.ts'
import { toDraft, type UncheckedDraft } from './draft.ts'
import { findDuplicates } from './duplicates.service.ts'
import { type FetchedPage, fetchPage } from './fetched-page.ts'
import { fetchLogo } from './logo.service.ts'
import type { SourcedPosting } from './reading/posting.ts'
import type { PageReading } from './reading/read-page.ts'

const readingThread = new URL('./reading/page.worker.ts', import.meta.url)

type Actor = { id: string }

export async function importPostings(deps: Deps, actor: Actor, request: ImportRequest): Promise<ImportAnswer> {
  if (request.csv !== undefined) return importTable(deps, request.csv)
  const { url, html, text } = request
  const pasted = html ?? text
  const page: FetchedPage =
    pasted === undefined
      ? await fetchPage(deps, url!)
      : { task: { html: pasted, answer: null, robots: null }, system: null }
  const reading = await workInThread<PageReading>(readingThread, page.task)
  const warnings = signsOf(reading)
  const read = reading.ok && reading.value.postings.length > 0 ? reading.value.postings : [nothing]
  const of = { isAlone: read.length === 1, isBoard: page.system?.place.id === null }
  const postings = read.map((each) => withAddresses(withName(each, page), url, of))
  const places = await readPlaces(
    deps.db.orm,
    postings.map(({ posting }) => (posting.location ?? '').slice(0, 200)),
  )
  const now = deps.clock.now()
  const drafts = postings.map((each, at) => {
    const isNamed = each.posting.company !== undefined && read[at]!.posting.company === undefined
    const said = isNamed ? [...warnings, nameWarning] : warnings
    return toDraft(each, { now, warnings: said, place: places[at] ?? null })
  })
  return { drafts: await withDuplicates(deps, await withLogos(deps, actor, drafts, postings)) }
}

const nothing: SourcedPosting = { posting: {}, sources: {} }

async function importTable(deps: Deps, csv: string): Promise<ImportAnswer> {
  const { drafts, errors } = readTable(csv, deps.clock.now())
  return { drafts: await withDuplicates(deps, drafts), errors }
}

const paste = 'Paste its text or HTML instead.'

function signsOf(reading: WorkResult<PageReading>): string[] {
  if (!reading.ok) return [`This page could not be read. ${paste}`]
  const { isBotWall, isScriptPage, isUnwanted } = reading.value
  return [
    ...(isUnwanted ? ['The robots.txt of this site asks programs to stay away from this page'] : []),
    ...(isBotWall ? [`A check for robots stands in front of this page. ${paste}`] : []),
    ...(isScriptPage ? [`This page is empty until its scripts run. ${paste}`] : []),
  ]
}

const nameWarning = 'The organisation’s name was taken from the address: please check it'

/** reef-watch becomes Reef Watch: better than nothing, and said. */
function nameOfBoard(board: string): string {
  const words = board.split(/[-_.]+/).filter(Boolean)
  return words.map((word) => word[0]!.toUpperCase() + word.slice(1)).join(' ')
}

function withName(each: SourcedPosting, { system }: FetchedPage): SourcedPosting {
  const { posting, sources } = each
  if (posting.company || !system || !posting.title) return each
  return {
    posting: { ...posting, company: nameOfBoard(system.place.board) },
    sources: { ...sources, company: 'ats' },
  }
}

/** Addresses on a page are relative to it. A page of one posting is that posting's address, unless it is a board that has only one today. */
function withAddresses(
  { posting, sources }: SourcedPosting,
  url: string | undefined,
  { isAlone, isBoard }: { isAlone: boolean; isBoard: boolean },
): SourcedPosting {
  const complete = (address: string | undefined) => {
    const base = url ?? posting.jobUrl
    if (address !== undefined && URL.canParse(address)) return address
    return address !== undefined && URL.canParse(address, base) ? new URL(address, base).href : undefined
  }
  const told = complete(posting.jobUrl)
  const own = isAlone && !isBoard ? (url ?? told) : (told ?? (isAlone ? url : undefined))
  const [first] = Object.values(sources)
  return {
    posting: {
      ...posting,
      jobUrl: own && withoutTrackers(own),
      companyWebsite: complete(posting.companyWebsite),
      logo: complete(posting.logo),
    },
    sources: { ...sources, jobUrl: sources.jobUrl ?? first ?? 'text' },
  }
}

const mostLogos = 5

/** Postings of one page mostly share a logo: each address is fetched once, and only a few. */
async function withLogos(deps: Deps, actor: Actor, drafts: UncheckedDraft[], postings: SourcedPosting[]) {
  const addresses = [...new Set(postings.flatMap(({ posting }) => posting.logo ?? []))].slice(0, mostLogos)
  const paths = await Promise.all(addresses.map((address) => fetchLogo(deps, actor.id, address)))
  return drafts.map((draft, at): UncheckedDraft => {
    const { posting, sources } = postings[at]!
    const companyLogo = paths[addresses.indexOf(posting.logo ?? '')]
    if (!companyLogo) return draft
    const from = { ...draft.sources, companyLogo: sources.logo ?? ('text' as const) }
    return { ...draft, fields: { ...draft.fields, companyLogo }, sources: from }
  })
}

async function withDuplicates(deps: Deps, drafts: UncheckedDraft[]): Promise<ImportDraft[]> {
  const duplicates = await findDuplicates(
    deps,
    drafts.map(({ fields }) => fields),
  )
  return drafts.map((draft, at) => ({ ...draft, duplicates: duplicates[at] ?? [] }))
}
