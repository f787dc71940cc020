// Files in an S3-compatible bucket, by signed requests with path-style addresses, which every such server understands.
import { AwsClient } from 'aws4fetch'
import type { S3Settings } from '#platform/config.ts'
import { assertPlainKey, type Storage, StorageUnavailable } from './storage.ts'

const timeoutMs = 10_000

export function makeS3Storage(settings: S3Settings): Storage {
  const { endpoint, bucket, region, accessKeyId, secretAccessKey } = settings
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 2 })
  const base = `${endpoint.replace(/\/+$/, '')}/${encodeURIComponent(bucket)}/`

  async function call(method: string, key: string, init: RequestInit = {}): Promise<Response> {
    assertPlainKey(key)
    try {
      return await client.fetch(base + key, { method, signal: AbortSignal.timeout(timeoutMs), ...init })
    } catch (cause) {
      throw new StorageUnavailable('the object storage does not answer', { cause })
    }
  }

  async function expectOk(response: Response): Promise<void> {
    if (response.ok) return void (await response.arrayBuffer())
    throw new StorageUnavailable(`the object storage answered ${response.status}`)
  }

  return {
    async put(key, content, contentType) {
      const headers = { 'content-type': contentType }
      await expectOk(await call('PUT', key, { body: new Uint8Array(content), headers }))
    },
    async get(key) {
      const response = await call('GET', key)
      if (response.status === 404) return null
      if (!response.ok) throw new StorageUnavailable(`the object storage answered ${response.status}`)
      return Buffer.from(await response.arrayBuffer())
    },
    async delete(key) {
      const response = await call('DELETE', key)
      if (response.status !== 404) await expectOk(response)
    },
  }
}
