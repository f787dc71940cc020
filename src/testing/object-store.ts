// A real S3-compatible server for tests, with one bucket for pictures and one for backups.
import { createRequire } from 'node:module'
import type { S3Settings } from '#platform/config.ts'

export type ObjectStore = { settings: S3Settings; env: Record<string, string>; close(): Promise<void> }

type S3Server = { run(): Promise<{ port: number }>; close(): Promise<void> }
type S3ServerClass = new (options: Record<string, unknown>) => S3Server
/** The package has no types. */
const require = createRequire(import.meta.url)
const S3rver: S3ServerClass = require('@20minutes/s3rver')

const bucket = 'pictures'
export const backupBucket = 'backups'

export async function openObjectStore(directory: string, port = 0): Promise<ObjectStore> {
  const options = {
    port,
    address: '127.0.0.1',
    silent: true,
    directory,
    configureBuckets: [{ name: bucket }, { name: backupBucket }],
  }
  const server = new S3rver(options)
  const opened = await server.run()
  const settings = {
    endpoint: `http://127.0.0.1:${opened.port}`,
    bucket,
    region: 'us-east-1',
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
  }
  const env = {
    S3_ENDPOINT: settings.endpoint,
    S3_BUCKET: settings.bucket,
    S3_ACCESS_KEY_ID: settings.accessKeyId,
    S3_SECRET_ACCESS_KEY: settings.secretAccessKey,
  }
  return { settings, env, close: () => server.close() }
}
