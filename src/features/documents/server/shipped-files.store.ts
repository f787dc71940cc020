// The files that ship: the first revision of what they hold. Read once, as a release does not change.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { readFrontMatter } from '#features/content/build/text-files.service.ts'
import type { ByDocument, Kind, Words } from '../document.schema.ts'

const folders: Record<Kind, string> = {
  article: '../../content/articles',
  career: '../../content/careers',
  legal: '../../content/legal',
  guide: '../../membership/guide',
  page: '../../content/pages',
}

export type Shipped = Words & { hash: string }
const AnyFields = z.record(z.string(), z.unknown())
const known = new Map<Kind, ReadonlyMap<string, Shipped>>()

export function shippedOf(kind: Kind): ReadonlyMap<string, Shipped> {
  const read = known.get(kind) ?? readFolder(kind)
  known.set(kind, read)
  return read
}

export function findShipped({ kind, slug }: ByDocument): Shipped | null {
  return shippedOf(kind).get(slug) ?? null
}

function readFolder(kind: Kind): Map<string, Shipped> {
  const folder = fileURLToPath(new URL(folders[kind], import.meta.url))
  const names = readdirSync(folder).filter((name) => name.endsWith('.md'))
  return new Map(
    names.sort().map((name) => {
      const source = readFileSync(join(folder, name), 'utf8')
      const { data, text } = readFrontMatter(`${kind}/${name}`, source, AnyFields)
      const hash = createHash('sha256').update(source).digest('base64url')
      return [name.slice(0, -'.md'.length), { fields: data, markdown: text.trim(), hash }]
    }),
  )
}
