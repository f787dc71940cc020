// What is said of a listing that was posted or published, by how it was stored: online, waiting, or seen by nobody.
import { writeMoment } from '#shared/plain-writing.ts'
import { isLive } from '../closing.rules.ts'
import type { Job } from '../job.schema.ts'

type Posted = Pick<Job, 'draft' | 'publishAt' | 'active'>

export function sayPosted({ draft, publishAt, active }: Posted): { title: string; description: string } {
  if (publishAt) return { title: 'Saved', description: `It goes online by itself on ${sayTime(publishAt)}.` }
  if (draft) return { title: 'Draft saved', description: 'It waits in the dashboard until you publish it.' }
  if (!active) return { title: 'Saved', description: 'It is not active, so nobody sees it yet.' }
  return { title: 'Job Posted Successfully', description: 'Your job posting is now live and visible to candidates!' }
}

function sayTime(time: string): string {
  return `${writeMoment(new Date(time))} UTC`
}

type Published = Pick<Job, 'active' | 'closesOn' | 'createdAt' | 'expiresAt'>

/** Its age counts from the moment it was published: what was over then is on no list. */
export function sayPublished(job: Published): { title: string; description?: string } {
  if (isLive(job, new Date(job.createdAt))) return { title: 'It is on the board' }
  return { title: 'Published, but closed', description: 'Its last day to apply has passed, so nobody sees it.' }
}
