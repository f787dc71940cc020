// People of their own for long walks: whoever signs in often elsewhere must not end the walker's session.
import type { APIRequestContext } from '@playwright/test'
import { callsOf, register } from './operator.ts'
import { type Account, admin } from './site.ts'

export const roles = ['visitor', 'free member', 'member', 'admin'] as const
export type Role = (typeof roles)[number]

/** A new free member has nothing yet; a member has saved a listing and written in the forum. */
export async function makePerson(request: APIRequestContext, role: Role): Promise<Account | null> {
  if (role === 'visitor') return null
  const person = await register(request)
  if (role === 'free member') return person
  const [boss, own] = [await callsOf(request, admin), await callsOf(request, person)]
  const { id: userId } = await own<{ id: string }>('GET', '/api/user')
  if (role === 'admin') {
    await boss('PUT', `/api/admin/users/${userId}/role`, { role: 'admin' })
    const password = `${person.password}-of-an-admin`
    const change = { currentPassword: person.password, newPassword: password }
    await (await callsOf(request, person))('POST', '/api/admin/change-password', change)
    return { ...person, password }
  }
  const reason = 'A walk through every page'
  await boss('POST', `/api/admin/users/${userId}/membership`, { action: 'grant', days: 30, reason })
  const { jobs } = await own<{ jobs: { id: string }[] }>('GET', '/api/jobs')
  await own('POST', '/api/favorites', { userId, jobId: jobs[0]!.id })
  const draft = { title: `Seen from everywhere by ${person.username}`, content: 'Ten letters and more.' }
  const { id: topicId } = await own<{ id: string }>('POST', '/api/forum/topics', draft)
  await own('POST', '/api/forum/replies', { topicId, content: 'And a reply of a good length.' })
  return person
}
