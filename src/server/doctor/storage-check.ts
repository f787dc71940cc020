// Pictures: a trial object is written, read and removed. Disks: how much room is left.
import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { stat, statfs } from 'node:fs/promises'
import { whyNotUsable } from '#platform/backup/backup-folder.ts'
import type { Config } from '#platform/config.ts'
import { makeStorage } from '#platform/storage/make-storage.ts'
import { about, type Finding } from './finding.ts'

const MB = 1024 ** 2
const inGb = (bytes: number) => `${(bytes / 1024 ** 3).toFixed(1)} GB`

export async function checkStorage(config: Config): Promise<Finding[]> {
  const { ok, warning, fault } = about('storage')
  if (!config.s3 && !existsSync(config.dataDir))
    return [warning(`${config.dataDir} is not there yet`, 'npm start makes it. If it should be there, see DATA_DIR.')]
  const where = config.s3
    ? `bucket ${config.s3.bucket} at ${new URL(config.s3.endpoint).host}`
    : `${config.dataDir}/uploads`
  const advice = config.s3
    ? 'See the S3_ settings, and whether the key may read, write and delete in that bucket.'
    : 'See who owns the folder, and whether the disk is full.'
  const key = `doctor-${randomBytes(8).toString('hex')}`
  const content = randomBytes(1_024)
  const storage = makeStorage(config)
  try {
    await storage.put(key, content, 'application/octet-stream')
    const read = await storage.get(key)
    if (!read?.equals(content)) return [fault(`${where} gave back something else than was written`, advice)]
    await storage.delete(key)
    if (await storage.get(key)) return [fault(`${where} does not delete`, advice)]
    return [ok(`A trial object was written to ${where}, read and deleted`)]
  } catch (error) {
    await storage.delete(key).catch(() => undefined)
    return [fault(`${where} cannot be used: ${error instanceof Error ? error.message : error}`, advice)]
  }
}

export async function checkDisks(config: Config): Promise<Finding[]> {
  const { place } = config.backup
  const found = await checkDisk('DATA_DIR', config.dataDir)
  if (!place || !('folder' in place)) return found
  const reason = await whyNotUsable(place.folder)
  const { warning, fault } = about('disk')
  if (reason) return [...found, fault(reason, 'Mount or make the folder, and let the service write in it.')]
  found.push(...(await checkDisk('BACKUP_DIR', place.folder)))
  const [data, backups] = await Promise.all([stat(config.dataDir).catch(() => null), stat(place.folder)])
  if (!config.databaseUrl && data?.dev === backups.dev)
    found.push(
      warning(
        'BACKUP_DIR is on the same disk as DATA_DIR',
        'When the disk dies, both are gone: take another, or copy the files elsewhere.',
      ),
    )
  return found
}

async function checkDisk(name: string, folder: string): Promise<Finding[]> {
  const { ok, warning, fault } = about('disk')
  const disk = await statfs(folder).catch(() => null)
  if (!disk) return []
  const free = disk.bavail * disk.bsize
  const text = `${inGb(free)} free for ${name} (${folder})`
  const advice = 'Make room: uploads and backups fail first, then the database.'
  if (free < 200 * MB) return [fault(text, advice)]
  return [free < 1_024 * MB ? warning(text, advice) : ok(text)]
}
