// The guardian's desk on a small web of its own: what a test shows there is what the guardian finds.
import type { Job, JobPost } from '#features/jobs/job.schema.ts'
import { aJob } from '#testing/jobs.ts'
import { anAdmin, type Person } from '#testing/people.ts'
import { startApi, type TestApi } from '#testing/start-api.ts'
import { openWebPages, type WebPages } from '#testing/web-pages.ts'
import type { Link } from '../link.schema.ts'

export const hour = 3_600_000

export type LinksDesk = {
  web: WebPages
  app: TestApi
  /** As signed in last: an admin's session does not outlive the time that passes. */
  admin(): Person
  pass(ms: number): Promise<void>
  post(jobUrl: string, change?: Partial<JobPost>): Promise<Job>
  edit(job: Job, change: object): Promise<{ status: number; body: Job }>
  act(job: Job, what: 'check' | 'keep' | 'close' | 'reopen'): Promise<{ status: number; body: Link }>
  /** What a look at its page, that does not have to wait, comes to. */
  look(job: Job): Promise<Link>
  isOnBoard(job: Job): Promise<boolean>
  /** What a host was asked for, robots.txt aside. */
  askedOf(host: string): string[]
  close(): Promise<void>
}

export async function openLinksDesk(...hosts: string[]): Promise<LinksDesk> {
  const web = await openWebPages()
  const app = await startApi({ OUTBOUND_TEST_HOSTS: web.hosts(...hosts) })
  let admin = await anAdmin(app)
  const act: LinksDesk['act'] = ({ id }, what) => app.as(admin)<Link>('POST', `/api/admin/links/${id}/${what}`)
  return {
    web,
    app,
    admin: () => admin,
    async pass(ms) {
      app.advance(ms)
      admin = await anAdmin(app)
    },
    post: (jobUrl, change) => aJob(app, admin, { jobUrl, displayDays: 60, ...change }),
    edit: ({ id }, change) => app.as(admin)<Job>('PATCH', `/api/jobs/${id}`, change),
    act,
    look: async (job) => (await act(job, 'check')).body,
    isOnBoard: async ({ id }) => (await app.call('GET', `/api/jobs/${id}`)).status === 200,
    askedOf: (host) => web.asked.filter((each) => each.startsWith(host) && !each.endsWith('/robots.txt')),
    async close() {
      await app.stop()
      await web.close()
    },
  }
}

export const posting = (text: string) =>
  `<html><head><title>Deck Hand</title></head><body><main><h1>Deck Hand</h1><p>${text}</p><p>${'Work on deck in all weathers. '.repeat(20)}</p></main></body></html>`
