// Three instances look like one: a session, a picture and a new listing are the same on all of them.
import { aPicture } from '#testing/jobs.ts'
import { admin, signIn } from '../../chaos/admin.ts'
import { until } from '../../chaos/application.ts'
import { type Check, check, seconds } from '../../chaos/fault.ts'
import { ask } from '../../chaos/visitors.ts'
import type { Fleet } from '../fleet.ts'

export async function tryOneSite({ instances }: Fleet): Promise<Check[]> {
  const [first, second] = instances
  const token = await signIn(first!.url, admin)
  const headers = { authorization: `Bearer ${token}` }
  const statuses = () =>
    Promise.all(instances.map(async ({ url }) => (await ask(url, { path: '/api/user', headers })).status))
  const signedIn = await statuses()

  const ticket = await ask(first!.url, { method: 'POST', path: '/api/objects/upload', headers })
  const { uploadURL, objectPath } = JSON.parse(ticket.body) as { uploadURL: string; objectPath: string }
  await fetch(second!.url + uploadURL, { method: 'PUT', headers, body: new Uint8Array(await aPicture()) })
  const pictures = await Promise.all(instances.map(async ({ url }) => (await ask(url, { path: objectPath })).status))

  const job = {
    title: 'Lighthouse keeper',
    company: 'Harbour Works',
    location: 'Valletta, Malta',
    jobUrl: 'https://jobs.example/light',
    companyLogo: objectPath,
  }
  const posted = await ask(first!.url, { method: 'POST', path: '/api/jobs', headers, body: JSON.stringify(job) })
  const { id } = JSON.parse(posted.body) as { id: string }
  const shows = async (url: string, title: string) => (await ask(url, { path: `/jobs/${id}` })).body.includes(title)
  // So that each has the page of before in its cache.
  for (const { url } of instances) await until(() => shows(url, job.title), 10_000)
  const title = `Keeper of the light ${Date.now()}`
  const changed = await ask(first!.url, {
    method: 'PATCH',
    path: `/api/jobs/${id}`,
    headers,
    body: JSON.stringify({ title }),
  })
  const delays = await Promise.all(instances.map(({ url }) => until(() => shows(url, title), 10_000)))

  await ask(second!.url, { method: 'POST', path: '/api/logout', headers })
  const signedOut = await statuses()
  return [
    check(
      'signed in on one, signed in on all',
      signedIn.every((status) => status === 200),
      signedIn.join(', '),
    ),
    check(
      'signed out on one, signed out on all',
      signedOut.every((status) => status === 401),
      signedOut.join(', '),
    ),
    check(
      'a picture sent to one is shown by all',
      pictures.every((status) => status === 200),
      pictures.join(', '),
    ),
    check(
      'a change is on everybody’s cached page within a second',
      changed.status === 200 && Math.max(...delays) < 1_000,
      `${changed.status}; ${delays.map(seconds).join(', ')}`,
    ),
  ]
}
