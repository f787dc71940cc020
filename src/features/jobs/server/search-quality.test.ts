// Does the search find what people mean? Forty and more queries over the demo's listings, with what must come back.
import { desc } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addDemoAccounts } from '#features/accounts/server/accounts.demo.ts'
import { aMember, type Person } from '#testing/people.ts'
import { startApi, type TestApi } from '#testing/start-api.ts'
import type { JobList } from '../board.schema.ts'
import { boardRegion } from './board.cache.ts'
import { addDemoJobs } from './jobs.demo.ts'
import { isLiveAt } from './jobs.store.ts'
import { jobs } from './jobs.table.ts'

let app: TestApi
let member: Person
let listings: { title: string; text: string }[]
beforeAll(async () => {
  app = await startApi()
  await boardRegion(app.deps).change(app.deps.db, async (tx) => {
    await addDemoAccounts(app.deps, tx)
    await addDemoJobs(app.deps, tx)
  })
  member = await aMember(app)
  const now = app.deps.clock.now()
  const { id, title, searchText: text, createdAt } = jobs
  listings = await app.deps.db.orm
    .select({ title, text })
    .from(jobs)
    .where(isLiveAt(now))
    .orderBy(desc(createdAt), desc(id))
})
afterAll(() => app.stop())

/** Everything live whose folded text has all the patterns, newest first: what an attentive person would pick out. */
function meant(patterns: RegExp[]): string[] {
  return listings.filter(({ text }) => patterns.every((pattern) => pattern.test(text))).map(({ title }) => title)
}

async function found(query: string): Promise<string[]> {
  const titles: string[] = []
  for (let page = 1; page < 10; page += 1) {
    const { body } = await app.as(member)<JobList>('GET', `/api/jobs?search=${encodeURIComponent(query)}&page=${page}`)
    titles.push(...body.jobs.flatMap((entry) => ('locked' in entry ? [] : [entry.title])))
    if (page >= body.totalPages) break
  }
  return titles
}

/** Who looks for turtles means these too. */
const turtle = /\bturtle|\bloggerhead|\bhawksbill/

describe('a search finds what is meant, all of it, newest first:', () => {
  test.each<[string, ...RegExp[]]>([
    ['turtle', turtle],
    ['turtles', turtle],
    ['sea turtle', turtle, /\bsea\b|\b(marine|green) turtle|\bloggerhead|\bhawksbill/],
    ['tutrle', turtle],
    ['marien biologist', /\bmarine?\b/, /\bbiolog(y|ist|ical)/],
    ['marine biology', /\bmarine/, /\bbiolog(y|ist|ical)/],
    ['turtle volunteer', turtle, /\bvolunteer/],
    ['turtl', turtle],
    ['turtla', turtle],
    ['plankton taxonomy', /\bplankton/, /\btaxonomy/],
    ['planktn taxonomy', /\bplankton/, /\btaxonomy/],
    ['hydrographic', /\bhydrographic|\bseabed mapping/],
    ['hydrographc', /\bhydrographic|\bseabed mapping/],
    ['surveyor', /\bsurveyor/],
    ['aquarist', /\baquarist/],
    ['aquarists', /\baquarist/],
    ['aquarrist', /\baquarist/],
    ['GIS', /\bgis/],
    ['gis analyst', /\bgis/, /\banalyst/],
    ['marine protected areas', /\bmarine/, /\bprotect|\bmarine park/, /\barea|\bmarine park/],
    ['educator', /\beducat(or|ion)/],
    ['enviromental educator', /\benvironmental/, /\beducator/],
    ['sensor engineer', /\bsensor/, /\bengineer/],
    ['fisheries observer', /\bfisher(y|ies)/, /\bobserver/],
    ['fishery observer', /\bfisher(y|ies)/, /\bobserver/],
    ['veterinary nurse', /\bveterinary/, /\bnurs(e|es|ing)\b/],
    ['vetrinary nurse', /\bveterinary/, /\bnurs(e|es|ing)\b/],
    ['coral nursery', /\bcoral/, /\bnurser(y|ies)/],
    ['data manager', /\bdata/, /\bmanager/],
    ['deckhand', /\bdeckhand/],
    ['phd mangrove', /\bphd/, /\bmangrove/],
    ['mangroves carbon', /\bmangrove/, /\bcarbon/],
    ['whale placement', /\bwhale/, /\bplacement/],
    ['policy officer', /\bpolicy/, /\bofficer/],
    ['beach clean', /\bbeach/, /\bclean/],
    ['ROV', /\brov/],
    ['rov pilots', /\brov/, /\bpilot/],
    ['sharks rays', /\bshark/, /\brays?\b/],
    ['kelp restoration', /\bkelp/, /\brestor/],
    ['instructor', /\binstructor/],
    ['dive instructor', /\bdiv(e|es|ing)\b/, /\binstructor/],
    ['kaikoura', /\bkaikoura/],
    ['Kaikōura whale', /\bkaikoura/, /\bwhale/],
    ['reunion', /\breunion/],
    ['bodo', /\bbodo/],
    ['étoile', /\betoile/],
    ['fundacion mar vivo', /\bfundacion/, /\bmar/, /\bvivo/],
    ['new zealand', /\bnew/, /\bzealand/],
    ['patrols at first light', /\bpatrol/, /\bat/, /\bfirst/, /\blight/],
    ['offshore wind', /\boffshore/, /\bwind/],
  ])('"%s"', async (query, ...patterns) => {
    const expected = meant(patterns)
    expect(expected.length).toBeGreaterThan(0)
    expect(await found(query)).toEqual(expected)
  })

  test.each(['zzqxwv', 'kelp antarctica', '%%', '100%%', "'; drop table jobs; --", '<script>'])(
    '"%s" is nothing',
    async (query) => {
      expect(await found(query)).toEqual([])
    },
  )

  test('newest come first, whatever is searched', async () => {
    const { body } = await app.as(member)<JobList>('GET', '/api/jobs?search=marine')
    const times = body.jobs.flatMap((entry) => ('locked' in entry ? [] : [Date.parse(entry.createdAt)]))
    expect(times.length).toBeGreaterThan(1)
    expect(times).toEqual([...times].sort((one, other) => other - one))
  })
})
