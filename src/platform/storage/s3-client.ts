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

/** With all of its body: a server that goes away in the middle of it has not answered. */
export type S3Answer = { status: number; ok: boolean; headers: Headers; bytes: Buffer<ArrayBuffer> }

export type S3Client = (method: string, call: S3Call) => Promise<S3Answer>

export function makeS3Client({ endpoint, bucket, region, accessKeyId, secretAccessKey }: S3Settings): S3Client {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 2 })
  const base = `${endpoint.replace(/\/+$/, '')}/${encodeURIComponent(bucket)}`
  return async (method, { key, query, body, headers = {}, timeoutMs = 10_000 }) => {
    if (key !== undefined) assertPlainKey(key)
    const address = new URL(key === undefined ? base : `${base}/${key}`)
    for (const [name, value] of Object.entries(query ?? {})) address.searchParams.set(name, value)
    try {
      const signal = AbortSignal.timeout(timeoutMs)
      const init = { method, headers, signal, ...(body === undefined ? {} : { body }) }
      const response = await client.fetch(address.href, init)
      const bytes = Buffer.from(await response.arrayBuffer())
      return { status: response.status, ok: response.ok, headers: response.headers, bytes }
    } catch (cause) {
      throw new StorageUnavailable('the object storage does not answer', { cause })
    }
  }
}

/** Whoever wants nothing of the answer but that it is good. */
export function expectOk({ ok, status, bytes }: S3Answer): void {
  const text = bytes.toString('utf8')
  // A few servers say "200" before they know, and the truth in the body.
  if (!ok || /<Error>/.test(text)) throw new StorageUnavailable(`the object storage answered ${status}${codeIn(text)}`)
}

function codeIn(text: string): string {
  const code = /<Code>(\w{1,60})<\/Code>/.exec(text)?.[1]
  return code ? ` (${code})` : ''
}
