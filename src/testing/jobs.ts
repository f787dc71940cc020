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
