// Files in an S3-compatible bucket.
import type { S3Settings } from '#platform/config.ts'
import { expectOk, makeS3Client } from './s3-client.ts'
import { type Storage, StorageUnavailable } from './storage.ts'

export function makeS3Storage(settings: S3Settings): Storage {
  const call = makeS3Client(settings)
  return {
    async put(key, content, contentType) {
      const headers = { 'content-type': contentType }
      expectOk(await call('PUT', { key, body: new Uint8Array(content), headers }))
    },
    async get(key) {
      const { status, ok, bytes } = await call('GET', { key })
      if (status === 404) return null
      if (!ok) throw new StorageUnavailable(`the object storage answered ${status}`)
      return bytes
    },
    async delete(key) {
      const answer = await call('DELETE', { key })
      if (answer.status !== 404) expectOk(answer)
    },
  }
}
