// One of everything that an address can name, made anew whenever it is asked for.
import { randomBytes, randomUUID } from 'node:crypto'
import { aCheckout, completed, deliver } from '#features/membership/server/payments.fixture.ts'
import { aFailedWork } from '../failed-work.ts'
import { aJob } from '../jobs.ts'
import type { Person } from '../people.ts'
import type { TestApi } from '../start-api.ts'

export type Place = { app: TestApi; admin: Person; owner: Person }
type Maker = (place: Place) => Promise<string> | string
type WithId = { id: string }

const someText = 'Which gloves for cold water?'

async function insert({ app }: Place, statement: string, values: unknown[] = []): Promise<string> {
  const { rows } = await app.deps.db.pool.query<WithId>(`${statement} returning id`, values)
  return rows[0]!.id
}

async function post(place: Place, by: Person, path: string, body?: object): Promise<string> {
  const answer = await place.app.as(by)<WithId>('POST', path, body)
  if (answer.status >= 300) throw new Error(`POST ${path} answered ${answer.status}: ${JSON.stringify(answer.body)}`)
  return answer.body.id
}

const aTopic: Maker = (place) => post(place, place.owner, '/api/forum/topics', { title: someText, content: someText })
const aReply: Maker = async (place) =>
  post(place, place.owner, '/api/forum/replies', { topicId: await aTopic(place), content: someText })

const makers = {
  job: async ({ app, admin }) => (await aJob(app, admin)).id,
  person: ({ owner }) => owner.user.id,
  username: ({ owner }) => owner.user.username,
  session: async ({ app, owner }) => {
    const { body } = await app.as(owner)<WithId[]>('GET', `/api/users/${owner.user.id}/sessions`)
    return body[0]!.id
  },
  savedSearch: async (place) => {
    // There may be no more than twenty, and this one is to be among them.
    await place.app.deps.db.pool.query('delete from saved_searches where user_id = $1', [place.owner.user.id])
    const draft = { name: 'Gloves', params: { search: 'gloves' }, cadence: 'daily' }
    return post(place, place.owner, '/api/saved-searches', draft)
  },
  accessToken: (place) => post(place, place.owner, '/api/tokens', { name: 'A script', scopes: ['read:own'] }),
  passkey: (place) =>
    insert(
      place,
      `insert into passkeys (user_id, credential_id, public_key, counter, transports, name, created_at)
        values ($1, $2, '\\x00', 0, '{}', 'A key', now())`,
      [place.owner.user.id, randomUUID()],
    ),
  topic: aTopic,
  reply: aReply,
  topicNote: async (place) =>
    insert(
      place,
      `insert into forum_notes (topic_id, author_id, text, created_at) values ($1, $2, 'Seen before', now())`,
      [await aTopic(place), place.admin.user.id],
    ),
  report: async (place) =>
    post(place, place.admin, '/api/forum/reports', {
      kind: 'topic',
      postId: await aTopic(place),
      reason: 'spam',
      text: '',
    }),
  heldPost: async (place) => {
    const id = await aTopic(place)
    await place.app.deps.db.pool.query('update forum_topics set held_at = now() where id = $1', [id])
    return id
  },
  forumAct: async (place) =>
    insert(
      place,
      `insert into forum_acts (kind, post_id, topic_id, facts, created_at)
        values ('lock', $1, $1, '{"kind":"lock","before":true,"after":false}', now())`,
      [await aTopic(place)],
    ),
  company: (place) =>
    post(place, place.admin, '/api/admin/companies', {
      name: `Quay ${randomBytes(6).toString('hex')}`,
      contactEmail: 'crew@quay.example',
    }),
  companyName: () => 'Harbour Works',
  organisation: () => 'harbour-works',
  feed: (place) =>
    insert(
      place,
      `insert into feeds (url, url_key, title, next_at, created_at)
        values ('https://reef.example/' || $1, $1, 'Reef', now() + interval '9 days', now())`,
      [randomUUID()],
    ),
  listingReport: async (place) => {
    const job = await aJob(place.app, place.admin)
    return post(place, place.owner, `/api/jobs/${job.id}/reports`, { reason: 'closed' })
  },
  payment: async ({ app }) => {
    const stray = aCheckout()
    await deliver(app, completed(stray))
    const { rows } = await app.deps.db.pool.query<WithId>('select id from payments where session_id = $1', [stray.id])
    return rows[0]!.id
  },
  giftCode: async ({ app, admin }) => {
    const { body } = await app.as(admin)<{ codes: string[] }>('POST', '/api/admin/gift-codes', { days: 30, count: 1 })
    return body.codes[0]!
  },
  lostLetter: (place) =>
    insert(
      place,
      `insert into mail_letters (key, recipient, subject, html, text, status, last_error, created_at, give_up_at)
        values ($1, 'lost@mail.example', 'Hello', 'x', 'x', 'failed', '550 unknown', now(), now())`,
      [randomUUID()],
    ),
  subscriber: (place) => {
    const email = `reader-${randomUUID()}@mail.example`
    return insert(
      place,
      `insert into newsletter_subscribers (email, email_key, consent_at, consent_source, confirmed_at, created_at)
        values ($1, $1, now(), 'footer', now(), now())`,
      [email],
    )
  },
  personNote: (place) =>
    post(place, place.admin, `/api/admin/users/${place.owner.user.id}/notes`, { text: 'Wrote to us' }),
  dataRequest: (place) =>
    post(place, place.admin, '/api/admin/data-requests', {
      kind: 'removal',
      who: 'jane.doe@mail.example',
      receivedOn: '2026-01-31',
    }),
  failedWork: ({ app }) => aFailedWork(app),
  ticket: async ({ app, owner }) => {
    const { body } = await app.as(owner)<{ uploadURL: string }>('POST', '/api/objects/upload')
    return body.uploadURL.split('/').at(-1)!
  },
  documentKind: () => 'page',
  document: () => 'about',
  legalText: () => 'privacy-policy',
  career: () => 'marine-biologist',
  chapter: () => 'cold-letters',
  week: () => '2026-W20',
} satisfies Record<string, Maker>

export type Thing = keyof typeof makers

export const makeThing = async (thing: Thing, place: Place): Promise<string> => makers[thing](place)

const ownThings: Thing[] = ['person', 'username', 'session', 'savedSearch', 'accessToken', 'passkey', 'topic', 'reply']

/** What everybody has for themselves, and can change. */
export const isOnesOwn = (thing: Thing) => ownThings.includes(thing) || thing === 'ticket'

/** What a parameter names, by the address up to it. A route that is missing here fails the test. */
const named: [RegExp, Thing][] = [
  [/\/(jobs|listings)\/:id$|\/:jobId$/, 'job'],
  [/\/users\/:id$/, 'person'],
  [/\/sessions\/:sessionId$/, 'session'],
  [/\/notes\/:noteId$/, 'personNote'],
  [/\/people\/:username$/, 'username'],
  [/\/saved-searches\/:id$/, 'savedSearch'],
  [/\/tokens\/:id$/, 'accessToken'],
  [/\/passkeys\/:id$/, 'passkey'],
  [/\/forum\/topics\/:id$/, 'topic'],
  [/\/forum\/(replies|posts)\/:id$/, 'reply'],
  [/\/forum\/notes\/:id$/, 'topicNote'],
  [/\/admin\/reports\/:id$/, 'report'],
  [/\/held-posts\/:id$/, 'heldPost'],
  [/\/forum-acts\/:id$/, 'forumAct'],
  [/\/companies\/:id$/, 'company'],
  [/\/companies\/:name$/, 'companyName'],
  [/\/organisations\/:slug$/, 'organisation'],
  [/\/feeds\/:id$/, 'feed'],
  [/\/listing-reports\/:id$/, 'listingReport'],
  [/\/payments\/:id$/, 'payment'],
  [/\/gift-codes\/:code$/, 'giftCode'],
  [/\/undelivered\/:id$/, 'lostLetter'],
  [/\/subscribers\/:id$/, 'subscriber'],
  [/\/data-requests\/:id$/, 'dataRequest'],
  [/\/failed-work\/:id$/, 'failedWork'],
  [/\/upload\/:ticket$/, 'ticket'],
  [/\/documents\/:kind$/, 'documentKind'],
  [/\/documents\/legal\/:slug$/, 'legalText'],
  [/\/:kind\/:slug$/, 'document'],
  [/\/careers\/:career$/, 'career'],
  [/\/guide\/:chapter$/, 'chapter'],
  [/\/issues\/:week$/, 'week'],
]

/** Each parameter of an address with what it names; null where nobody knows. */
export function thingsIn(path: string): { name: string; thing: Thing | null }[] {
  const plain = path.replace(/\{[^}]*\}/g, '')
  return [...plain.matchAll(/:(\w+)/g)].map((match) => {
    const upToHere = plain.slice(0, match.index + match[0].length)
    return { name: match[1]!, thing: named.find(([pattern]) => pattern.test(upToHere))?.[1] ?? null }
  })
}
