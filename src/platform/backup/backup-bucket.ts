// BACKUP_BUCKET: backups in a bucket of the S3-compatible server that holds the pictures. They are sent in parts, of which
// one is in memory, and there is no object before the server has put all of them together.
import type { S3Settings } from '#platform/config.ts'
import { expectOk, makeS3Client, type S3Answer, type S3Call } from '#platform/storage/s3-client.ts'
import { StorageUnavailable } from '#platform/storage/storage.ts'
import { BackupRefused } from './archive-format.ts'
import { backupPrefix, momentOfBackup } from './backup-names.ts'
import type { BackupPlace } from './backup-place.ts'
import type { ByteSource } from './byte-source.ts'

/** At most 10,000 parts make 160 GB. */
const usualPart = 16 * 1024 * 1024
const slowMs = 120_000

/** Smaller ones are for tests. */
type Sizes = { partBytes?: number; namesAtOnce?: number }

export function makeBackupBucket(settings: S3Settings, sizes: Sizes = {}): BackupPlace {
  const { partBytes = usualPart, namesAtOnce = 1_000 } = sizes
  const ask = makeS3Client(settings)
  const call = (method: string, what: S3Call) => ask(method, { timeoutMs: slowMs, ...what })
  const label = `bucket ${settings.bucket}`

  function textOf(answer: S3Answer): string {
    expectOk(answer)
    return answer.bytes.toString('utf8')
  }

  async function send(key: string, bytes: AsyncIterable<Buffer>): Promise<number> {
    const headers = { 'content-type': 'application/octet-stream' }
    const started = textOf(await call('POST', { key, query: { uploads: '' }, headers }))
    const uploadId = valuesOf(started, 'UploadId')[0]
    if (!uploadId) throw new StorageUnavailable('the object storage began no upload')
    const tags: string[] = []
    let size = 0
    try {
      for await (const part of inParts(bytes, partBytes)) {
        const query = { partNumber: String(tags.length + 1), uploadId }
        const answer = await call('PUT', { key, query, body: part })
        expectOk(answer)
        tags.push(answer.headers.get('etag') ?? '')
        size += part.length
      }
      const list = tags.map((tag, at) => `<Part><PartNumber>${at + 1}</PartNumber><ETag>${tag}</ETag></Part>`)
      const body = `<CompleteMultipartUpload>${list.join('')}</CompleteMultipartUpload>`
      const type = { 'content-type': 'application/xml' }
      expectOk(await call('POST', { key, query: { uploadId }, body, headers: type }))
      return size
    } catch (error) {
      await giveUp(key, uploadId)
      throw error
    }
  }

  /** Parts that lie around cost money, but they are no backup. Not every server knows the call. */
  async function giveUp(key: string, uploadId: string): Promise<void> {
    await call('DELETE', { key, query: { uploadId } }).catch(() => undefined)
  }

  async function open(key: string): Promise<ByteSource> {
    const found = await call('HEAD', { key })
    if (!found.ok) throw new BackupRefused(`${key} cannot be read from the ${label} (${found.status}).`)
    const size = Number(found.headers.get('content-length'))
    return { name: key, size, read: (start, end) => readRange(key, start, end), close: async () => undefined }
  }

  async function* readRange(key: string, start: number, end: number): AsyncGenerator<Buffer> {
    for (let at = start; at < end; at += partBytes) {
      const until = Math.min(end, at + partBytes)
      const { status, bytes } = await call('GET', { key, headers: { range: `bytes=${at}-${until - 1}` } })
      const isAll = status === 206 || (status === 200 && at === 0)
      if (!isAll || bytes.length !== until - at)
        throw new StorageUnavailable(`the object storage answered ${status} to a part of ${key}`)
      yield bytes
    }
  }

  return {
    kind: 'bucket',
    label,
    async write(name, bytes, look) {
      const size = await send(name, bytes)
      try {
        await look(await open(name))
        return size
      } catch (error) {
        await remove(name)
        throw error
      }
    },
    open,
    async list() {
      const names: string[] = []
      // The older way of listing, which goes on after a name: every server knows it.
      for (let marker = ''; ; ) {
        const query = { prefix: backupPrefix, 'max-keys': String(namesAtOnce), marker }
        const text = textOf(await call('GET', { query }))
        const keys = valuesOf(text, 'Key')
        names.push(...keys.filter((name) => momentOfBackup(name)))
        const last = keys.at(-1)
        if (!last || last <= marker || valuesOf(text, 'IsTruncated')[0] !== 'true') break
        marker = last
      }
      return names.sort().reverse()
    },
    remove,
    async tidy() {
      const { ok, bytes } = await call('GET', { query: { uploads: '' } })
      if (!ok) return
      for (const upload of valuesOf(bytes.toString('utf8'), 'Upload')) {
        const [key = '', id = ''] = [valuesOf(upload, 'Key')[0], valuesOf(upload, 'UploadId')[0]]
        if (momentOfBackup(key) && id) await giveUp(key, id)
      }
    },
  }

  async function remove(name: string): Promise<void> {
    const answer = await call('DELETE', { key: name })
    if (answer.status !== 404) expectOk(answer)
  }
}

async function* inParts(bytes: AsyncIterable<Buffer>, partBytes: number): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const part = new Uint8Array(partBytes)
  let filled = 0
  for await (let block of bytes) {
    while (block.length > 0) {
      const room = Math.min(block.length, partBytes - filled)
      part.set(block.subarray(0, room), filled)
      filled += room
      block = block.subarray(room)
      if (filled < partBytes) continue
      yield part
      filled = 0
    }
  }
  if (filled > 0) yield part.slice(0, filled)
}

/** The texts of all elements of this name. What we look for has no entity but those of a quoted tag. */
function valuesOf(xml: string, name: string): string[] {
  return [...xml.matchAll(new RegExp(`<${name}>([\\s\\S]*?)</${name}>`, 'g'))].map(([, text]) => plainText(text ?? ''))
}

const entities: Record<string, string> = { '&quot;': '"', '&amp;': '&', '&lt;': '<', '&gt;': '>', '&apos;': "'" }
const plainText = (text: string) => text.replace(/&(quot|amp|lt|gt|apos);/g, (entity) => entities[entity] ?? entity)
