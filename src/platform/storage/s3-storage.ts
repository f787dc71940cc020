// Files in an S3-compatible bucket.
import type { S3Settings } from '#platform/config.ts'
import { expectOk, makeS3Client, toItsEnd } from './s3-client.ts'
import { type Storage, StorageUnavailable } from './storage.ts'

export function makeS3Storage(settings: S3Settings): Storage {
  const call = makeS3Client(settings)
  return {
    async put(key, content, contentType) {
      const headers = { 'content-type': contentType }
      await expectOk(await call('PUT', { key, body: new Uint8Array(content), headers }))
    },
    async get(key) {
      const response = await call('GET', { key })
      if (response.status === 404) return null
      if (!response.ok) throw new StorageUnavailable(`the object storage answered ${response.status}`)
      return Buffer.from(await toItsEnd(response.arrayBuffer()))
    },
    async delete(key) {
      const response = await call('DELETE', { key })
      if (response.status !== 404) await expectOk(response)
    },
  }
}
