// Signed requests to an S3-compatible server, with path-style addresses, which every such server understands.
import { AwsClient } from 'aws4fetch'
import type { S3Settings } from '#platform/config.ts'
import { assertPlainKey, StorageUnavailable } from './storage.ts'

export type S3Call = {
  /** Without one, the bucket itself. */
  key?: string
  query?: Record<string, string>
  body?: Uint8Array<ArrayBuffer> | string
  headers?: Record<string, string>
  /** With the answer's body. */
  timeoutMs?: number
}

export type S3Client = (method: string, call: S3Call) => Promise<Response>

export function makeS3Client({ endpoint, bucket, region, accessKeyId, secretAccessKey }: S3Settings): S3Client {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 2 })
  const base = `${endpoint.replace(/\/+$/, '')}/${encodeURIComponent(bucket)}`
  return async (method, { key, query, body, headers = {}, timeoutMs = 10_000 }) => {
    if (key !== undefined) assertPlainKey(key)
    const address = new URL(key === undefined ? base : `${base}/${key}`)
    for (const [name, value] of Object.entries(query ?? {})) address.searchParams.set(name, value)
    try {
      const signal = AbortSignal.timeout(timeoutMs)
      return await client.fetch(address.href, { method, headers, signal, ...(body === undefined ? {} : { body }) })
    } catch (cause) {
      throw new StorageUnavailable('the object storage does not answer', { cause })
    }
  }
}

/** An answer that breaks off half-way, or never ends, is none. */
export async function toItsEnd<T>(reading: Promise<T>): Promise<T> {
  try {
    return await reading
  } catch (cause) {
    throw new StorageUnavailable('the object storage broke off its answer', { cause })
  }
}

/** Whoever wants nothing of the answer but that it is good. */
export async function expectOk(response: Response): Promise<void> {
  const text = await toItsEnd(response.text())
  // A few servers say "200" before they know, and the truth in the body.
  if (!response.ok || /<Error>/.test(text))
    throw new StorageUnavailable(`the object storage answered ${response.status}${codeIn(text)}`)
}

function codeIn(text: string): string {
  const code = /<Code>(\w{1,60})<\/Code>/.exec(text)?.[1]
  return code ? ` (${code})` : ''
}
