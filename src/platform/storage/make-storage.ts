// Where checked files are kept: on local disk, or in S3-compatible storage.
import type { Config } from '#platform/config.ts'
import { makeDiskStorage } from './disk-storage.ts'
import { makeS3Storage } from './s3-storage.ts'
import type { Storage } from './storage.ts'

export function makeStorage(config: Pick<Config, 's3' | 'dataDir'>): Storage {
  return config.s3 ? makeS3Storage(config.s3) : makeDiskStorage(config.dataDir)
}
