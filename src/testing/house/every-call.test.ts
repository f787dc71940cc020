// The calls of the specification's table, one after the other, with the fields it names in what is sent and answered.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aJob, anUpload, jobBody } from '../jobs.ts'
import { aFreeMember, anAdmin, newPerson, type Person } from '../people.ts'
import { type Answer, startApi, type TestApi } from '../start-api.ts'

type Fields = Record<string, unknown>

let app: TestApi
let admin: Person
let person: Person
beforeAll(async () => {
  app = await startApi()
  ;[admin, person] = [await anAdmin(app), await aFreeMember(app)]
})
afterAll(() => app.stop())

/** The names of the answer's fields must hold those of the specification. */
function expectFields(answer: Answer<Fields>, status: number, names: string): Fields {
  expect(answer.status).toBe(status)
  expect(Object.keys(answer.body)).toEqual(expect.arrayContaining(names.split(' ')))
  return answer.body
}

test('signing up, in and out answer a token and the user', async () => {
  const form = newPerson()
  expectFields(await app.call('POST', '/api/register', form), 201, 'token user')
  const signedIn = await app.call<{ token: string }>('POST', '/api/login', {
    email: form.email,
    password: form.password,
  })
  expectFields(signedIn as unknown as Answer<Fields>, 200, 'token user')
  expectFields(
    await app.as(signedIn.body)('GET', '/api/user'),
    200,
    'id username email role firstName lastName profilePicture emailVerified lastLogin subscriptionType subscriptionEndDate createdAt',
  )
  expect((await app.as(signedIn.body)('POST', '/api/logout')).status).toBe(204)
  expect(await app.as(signedIn.body)('GET', '/api/user')).toMatchObject({
    status: 401,
    body: { error: 'User not authenticated' },
  })
})

test('a password is reset by what was mailed, with a message to show', async () => {
  // Of somebody else: the mailed link is made after the answer, and would void the one made below.
  expectFields(await app.call('POST', '/api/request-password-reset', { email: admin.email }), 200, 'message')
  const { resetLink } = expectFields(
    await app.as(admin)('POST', '/api/admin/generate-reset-link', { email: person.email }),
    200,
    'resetLink',
  )
  const token = new URL(String(resetLink)).searchParams.get('token')
  expect(await app.call('GET', `/api/verify-reset-token?token=${token}`)).toMatchObject({
    status: 200,
    body: { email: person.email },
  })
  expectFields(await app.call('GET', '/api/verify-reset-token?token=dead'), 404, 'error')
  expectFields(await app.call('POST', '/api/reset-password', { token, newPassword: 'anew-1' }), 200, 'message')
  expectFields(await app.call('POST', '/api/admin-reset-password', { token, newPassword: 'anew-2' }), 404, 'error')
  const { body } = await app.call<Person>('POST', '/api/login', { email: person.email, password: 'anew-1' })
  person = { ...person, token: body.token, password: 'anew-1' }
})

const jobFields =
  'id title company companyId description requirements location salary jobType workType experienceLevel industrySection applicationInstructions applicationEmail companyLogo companyWebsite jobUrl paidPosition featured active displayDays createdAt expiresAt'

test('a listing has every field of the entity, from posting to deletion', async () => {
  const posted = await app.as(admin)('POST', '/api/jobs', await jobBody(app, admin))
  const { id } = expectFields(posted, 201, jobFields)
  expectFields(await app.call('GET', `/api/jobs/${id}`), 200, jobFields)
  expectFields(await app.as(admin)('PATCH', `/api/jobs/${id}`, { title: 'Bosun' }), 200, jobFields)
  expectFields(await app.call('GET', '/api/stats'), 200, 'totalJobs jobsByType')
  expectFields(await app.call('GET', '/api/jobs'), 200, 'jobs total')
  expect((await app.as(person)('DELETE', `/api/jobs/${id}`)).status).toBe(403)
  expect((await app.as(admin)('DELETE', `/api/jobs/${id}`)).status).toBe(204)
})

test('an organisation needs a name and an address to write to', async () => {
  const draft = { name: 'Quay Trust', contactEmail: 'crew@quay.example' }
  expectFields(
    await app.as(admin)('POST', '/api/admin/companies', draft),
    201,
    'id name description website size contactEmail logo createdAt',
  )
  for (const missing of ['name', 'contactEmail'])
    expect((await app.as(admin)('POST', '/api/admin/companies', { ...draft, [missing]: undefined })).status).toBe(422)
})

test('an application is kept as pending', async () => {
  const job = await aJob(app, admin)
  const answer = await app.as(person)('POST', '/api/applications', {
    jobId: job.id,
    applicantName: 'Ada Marsh',
    applicantEmail: person.email,
    coverLetter: 'I can swim.',
    resumeUrl: 'https://ada.example/cv',
  })
  const kept = expectFields(answer, 201, 'id jobId applicantName applicantEmail coverLetter resumeUrl status createdAt')
  expect(kept.status).toBe('pending')
})

test('favourites are added and removed by user and job, and listed as jobs', async () => {
  const job = await aJob(app, admin)
  const favorite = { userId: person.user.id, jobId: job.id }
  expect((await app.as(person)('POST', '/api/favorites', favorite)).status).toBeLessThan(300)
  const list = await app.as(person)<Fields[]>('GET', `/api/users/${person.user.id}/favorites`)
  expect(list.body).toMatchObject([{ id: job.id, title: job.title }])
  expect((await app.call('GET', `/api/users/${person.user.id}/favorites`)).status).toBe(401)
  expect((await app.as(person)('DELETE', '/api/favorites', favorite)).status).toBe(204)
})

test('an upload starts without a body, and its path becomes the picture', async () => {
  expectFields(await app.as(person)('POST', '/api/objects/upload'), 200, 'uploadURL objectPath')
  const profilePicture = await anUpload(app, person)
  expect(profilePicture).toMatch(/^\//)
  const answer = await app.as(person)('PATCH', '/api/users/profile-picture', { profilePicture })
  expect(answer).toMatchObject({ status: 200, body: { profilePicture } })
})

const topicFields =
  'id title content authorId author viewCount replyCount lastReplyAt lastReplyAuthorId isLocked isPinned createdAt updatedAt'

test('topics and replies have the fields of their entities', async () => {
  const call = app.as(person)
  const draft = { title: 'A topic of mine', content: 'Ten letters and more.' }
  const topic = expectFields(await call('POST', '/api/forum/topics', draft), 201, topicFields)
  expect(topic).toMatchObject({ viewCount: 0, replyCount: 0, isLocked: false, isPinned: false, lastReplyAt: null })
  const reply = expectFields(
    await call('POST', '/api/forum/replies', { topicId: topic.id, content: 'Ten letters again.' }),
    201,
    'id content topicId authorId author isDeleted createdAt updatedAt',
  )
  expect(reply).toMatchObject({
    isDeleted: false,
    author: { username: person.user.username, profilePicture: expect.any(String) },
  })
  expectFields(await call('GET', '/api/forum/topics'), 200, 'topics')
  expectFields(await call('GET', `/api/forum/topics/${topic.id}`), 200, 'topic replies')
  const [own] = (await call<Fields[]>('GET', `/api/users/${person.user.id}/topics`)).body
  expect(Object.keys(own!).sort()).toEqual('createdAt held id replyCount title viewCount'.split(' '))
  const [said] = (await call<Fields[]>('GET', `/api/users/${person.user.id}/replies`)).body
  expect(said).toMatchObject({ id: reply.id, topic: { id: topic.id, title: topic.title } })
  const pin = await app.as(admin)('PATCH', `/api/forum/topics/${topic.id}/pin`, { isPinned: true })
  expect(pin).toMatchObject({ status: 200, body: { isPinned: true } })
})

test('the newsletter says whether one is subscribed', async () => {
  expect(await app.as(person)('GET', '/api/newsletter/status')).toMatchObject({ body: { isSubscribed: false } })
  await app.as(person)('POST', '/api/newsletter', { email: person.email })
  expect(await app.as(person)('GET', '/api/newsletter/status')).toMatchObject({ body: { isSubscribed: true } })
  expect((await app.as(person)('DELETE', '/api/newsletter')).status).toBe(204)
})

test('visits and clicks are reported with or without a user', async () => {
  const job = await aJob(app, admin)
  const sessionId = 'session_k1'
  for (const [call, userId] of [
    [app.call, null],
    [app.as(person), person.user.id],
  ] as const) {
    expect((await call('POST', '/api/analytics/session', { sessionId, userId })).status).toBe(204)
    for (const interactionType of ['click_website', 'click_title', 'click_discover', 'like']) {
      const click = { jobId: job.id, userId, sessionId, interactionType }
      expect((await call('POST', '/api/analytics/interaction', click)).status).toBe(204)
    }
  }
  expectFields(await app.as(admin)('GET', '/api/admin/analytics'), 200, 'siteAnalytics userAnalytics jobAnalytics')
})

test('an admin signs in at a door of their own, and changes the password by the old one', async () => {
  const { email, password } = admin
  const { body } = await app.call<Person>('POST', '/api/admin/login', { email, password })
  expect(body).toMatchObject({ token: expect.any(String), user: { role: 'admin' } })
  const change = { currentPassword: password, newPassword: 'a-long-new-password' }
  expect((await app.as(body)('POST', '/api/admin/change-password', change)).status).toBe(200)
})

test('an account is changed by name, address or password, and deleted by its owner', async () => {
  const path = `/api/users/${person.user.id}`
  const [username, email] = [`new-${person.user.username}`, `new-${person.email}`]
  expect(await app.as(person)('PATCH', path, { username })).toMatchObject({ status: 200, body: { username } })
  expect(await app.as(person)('PATCH', path, { email })).toMatchObject({
    status: 200,
    body: { email: person.email, pendingEmail: email },
  })
  const passwords = { currentPassword: person.password, newPassword: 'one-more-1' }
  expect((await app.as(person)('PATCH', path, passwords)).status).toBe(200)
  expect((await app.as(person)('DELETE', path)).status).toBe(204)
})
