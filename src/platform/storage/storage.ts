// Where checked files are kept: on local disk, or in S3-compatible storage. One interface for both.
import type { Config } from '#platform/config.ts'
import { makeDiskStorage } from './disk-storage.ts'
import { makeS3Storage } from './s3-storage.ts'

export type Storage = {
  put(key: string, content: Buffer, contentType: string): Promise<void>
  /** Null when there is nothing under this key. */
  get(key: string): Promise<Buffer | null>
  /** Nothing there is as good as gone. */
  delete(key: string): Promise<void>
}

export class StorageUnavailable extends Error {
  override name = 'StorageUnavailable'
}

/** Keys are ours and plain; anything else would be a path trick. */
export function assertPlainKey(key: string): void {
  if (!/^[a-z0-9][a-z0-9-]*(\.[a-z0-9]+)*$/.test(key)) throw new Error(`not a storage key: ${key}`)
}

export function makeStorage(config: Pick<Config, 's3' | 'dataDir'>): Storage {
  return config.s3 ? makeS3Storage(config.s3) : makeDiskStorage(config.dataDir)
}
