// Listings and pictures for tests.
import sharp from 'sharp'
import type { Job } from '#features/jobs/job.schema.ts'
import type { Person } from './people.ts'
import type { TestApi } from './start-api.ts'

export async function aPicture(color = '#1d8f9b', size = 64): Promise<Buffer> {
  return sharp({ create: { width: size, height: size, channels: 3, background: color } })
    .png()
    .toBuffer()
}

export async function anUpload(app: TestApi, person: Person, content?: Buffer): Promise<string> {
  const { body } = await app.as(person)<{ uploadURL: string; objectPath: string }>('POST', '/api/objects/upload')
  const bytes = content ?? (await aPicture())
  const response = await app.api.request(body.uploadURL, { method: 'PUT', body: new Uint8Array(bytes) }, {})
  if (response.status !== 204) throw new Error(`the upload answered ${response.status}`)
  return body.objectPath
}

const logos = new WeakMap<Person, Promise<string>>()

export async function jobBody(app: TestApi, admin: Person, change: Record<string, unknown> = {}) {
  const logo = logos.get(admin) ?? anUpload(app, admin)
  logos.set(admin, logo)
  return {
    title: 'Deck Hand',
    company: 'Harbour Works',
    location: 'Valletta, Malta',
    jobUrl: 'https://jobs.example/deck-hand',
    companyLogo: await logo,
    ...change,
  }
}

export async function aJob(app: TestApi, admin: Person, change: Record<string, unknown> = {}): Promise<Job> {
  const { status, body } = await app.as(admin)<Job>('POST', '/api/jobs', await jobBody(app, admin, change))
  if (status !== 201) throw new Error(`posting answered ${status}: ${JSON.stringify(body)}`)
  return body
}

/** A listing as the API answers it, for what needs no database: a rule, a part of a page. */
export function aWrittenJob(change: Partial<Job> = {}): Job {
  return {
    id: '6b7f2f0e-52d5-4a66-8a2e-0d1a0f7b3f01',
    title: 'Deck Hand',
    company: 'Harbour Works',
    companyId: null,
    companyLogo: '/objects/6b7f2f0e-52d5-4a66-8a2e-0d1a0f7b3f02',
    companyWebsite: null,
    location: 'Valletta, Malta',
    description: '',
    requirements: null,
    salary: null,
    closesOn: null,
    startsOn: null,
    endsOn: null,
    pay: null,
    place: null,
    needs: null,
    jobType: ['job'],
    workType: null,
    experienceLevel: null,
    industrySection: null,
    applicationInstructions: null,
    applicationEmail: null,
    jobUrl: 'https://jobs.example/1',
    paidPosition: true,
    featured: false,
    active: true,
    displayDays: 30,
    draft: false,
    publishAt: null,
    checkedOpenAt: null,
    createdAt: '2026-06-15T10:00:00.000Z',
    expiresAt: '2026-07-15T10:00:00.000Z',
    ...change,
  }
}
