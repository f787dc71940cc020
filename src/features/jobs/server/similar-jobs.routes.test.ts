// What stands below a listing as similar: never more than the reader may see of the board.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aJob } from '#testing/jobs.ts'
import { aFreeMember, aMember, anAdmin, type Person } from '#testing/people.ts'
import { startApi, type TestApi } from '#testing/start-api.ts'
import type { Job, JobCard } from '../job.schema.ts'

let app: TestApi
let admin: Person
let listings: Job[]
beforeAll(async () => {
  app = await startApi()
  admin = await anAdmin(app)
  listings = []
  for (const name of ['0', '1', '2', '3', '4', 'Cook', '6', 'Clerk']) {
    app.advance(1_000)
    listings.push(await aJob(app, admin, { title: name.length > 1 ? name : `Kelp Diver ${name}`, location: 'At sea' }))
  }
})
afterAll(() => app.stop())

async function similar(who: Person | null): Promise<[string[], number]> {
  const path = `/api/jobs/${listings[0]!.id}/similar`
  const { body } = await (who ? app.as(who) : app.call)<{ jobs: JobCard[]; more: number }>('GET', path)
  return [body.jobs.map(({ title }) => title), body.more]
}

test('a member sees four, a free member those of the newest three, a visitor how many there are', async () => {
  await aJob(app, admin, { title: 'Kelp Diver, waits', draft: true })
  expect(await similar(await aMember(app))).toEqual([
    ['Kelp Diver 6', 'Kelp Diver 4', 'Kelp Diver 3', 'Kelp Diver 2'],
    0,
  ])
  expect(await similar(await aFreeMember(app))).toEqual([['Kelp Diver 6'], 3])
  expect(await similar(null)).toEqual([[], 4])
})
