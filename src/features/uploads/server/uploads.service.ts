// What can be done with pictures: start, receive, look at, remove, tidy up.
import type { Sql } from '#platform/db.ts'
import type { Deps } from '#platform/deps.ts'
import { type FileContent, StorageUnavailable } from '#platform/storage/storage.ts'
import { newToken } from '#platform/tokens.ts'
import type { Viewer } from '#shared/actor.ts'
import { refuse } from '../upload.refusals.ts'
import { sizes as copySizes, idOfPath, objectPath, ticketMinutes } from '../upload.rules.ts'
import type { UploadTicket } from '../upload.schema.ts'
import * as store from './objects.store.ts'
import { type CheckedPicture, checkPicture } from './picture.ts'

const copyKey = (id: string, width: number) => `${id}.w${width}`
const keysOf = ({ id, sizes }: { id: string; sizes: number[] }) => [id, ...sizes.map((width) => copyKey(id, width))]

export async function startUpload({ db, clock }: Deps, ownerId: string): Promise<UploadTicket> {
  const token = newToken('upl')
  const createdAt = clock.now()
  const expiresAt = new Date(createdAt.getTime() + ticketMinutes * 60_000)
  const id = await store.insertTicket(db.orm, { ownerId, token, createdAt, expiresAt })
  return { uploadURL: `/api/objects/upload/${token}`, objectPath: objectPath(id) }
}

/** The ticket is taken before a byte is read, and given back when the file is refused. */
export async function receiveUpload(
  deps: Deps,
  token: string,
  viewer: Viewer,
  read: () => Promise<Buffer>,
): Promise<void> {
  const { db, clock } = deps
  const ticket = await store.takeTicket(db.orm, token, clock.now())
  if (!ticket) throw refuse('forbidden', 'ticket_not_valid')
  try {
    if (viewer && viewer.id !== ticket.ownerId) throw refuse('forbidden', 'not_your_ticket')
    await storePicture(deps, db.orm, ticket.id, await checkPicture(await read()))
  } catch (error) {
    await store.giveTicketBack(db.orm, ticket.id)
    throw error instanceof StorageUnavailable ? refuse('unavailable', 'storage_unavailable') : error
  }
}

/** A picture of our own making, as for the demo. Answers its path. */
export async function putObject(deps: Deps, tx: Sql, ownerId: string, content: Buffer): Promise<string> {
  const createdAt = deps.clock.now()
  const id = await store.insertTicket(tx, { ownerId, token: newToken('upl'), createdAt, expiresAt: createdAt })
  await storePicture(deps, tx, id, await checkPicture(content))
  return objectPath(id)
}

/** Readable only once the row says so, which is last. */
async function storePicture({ storage }: Deps, db: Sql, id: string, picture: CheckedPicture): Promise<void> {
  const { contentType, content, width, height, copies } = picture
  await storage.put(id, content, contentType)
  for (const copy of copies) await storage.put(copyKey(id, copy.width), copy.content, 'image/webp')
  const sizes = copies.map((copy) => copy.width)
  if (await store.markStored(db, id, { contentType, byteSize: content.length, width, height, sizes })) return
  // Nobody would ever look for these files again.
  for (const key of keysOf({ id, sizes })) await storage.delete(key)
  throw refuse('forbidden', 'ticket_not_valid')
}

export type ServedObject = { content: FileContent; contentType: string }

/** A smaller WebP copy where one exists and the browser takes it; else the picture itself. */
export async function readObject(
  deps: Deps,
  id: string,
  width: number | null,
  takesWebp: boolean,
): Promise<ServedObject> {
  const { db, storage } = deps
  const object = await store.findStored(db.orm, id)
  if (!object) throw refuse('not_found', 'object_not_found')
  const hasCopy = width !== null && takesWebp && object.sizes.includes(width)
  const content = await storage.get(hasCopy ? copyKey(id, width) : id).catch((error) => {
    throw error instanceof StorageUnavailable ? refuse('unavailable', 'storage_unavailable') : error
  })
  if (!content) throw refuse('not_found', 'object_not_found')
  return { content, contentType: hasCopy ? 'image/webp' : object.contentType! }
}

/** Before a feature stores a path: it must be a stored object of that person. */
export async function isOwnObject(db: Sql, path: string, ownerId: string): Promise<boolean> {
  const id = idOfPath(path)
  const object = id ? await store.findStored(db, id) : null
  return object?.ownerId === ownerId
}

export async function isStoredObject(db: Sql, path: string): Promise<boolean> {
  const id = idOfPath(path)
  return id !== null && (await store.findStored(db, id)) !== null
}

async function removeAll({ db, storage }: Deps, list: store.StoredObject[]): Promise<void> {
  for (const object of list) {
    for (const key of keysOf(object)) await storage.delete(key)
  }
  await store.deleteObjects(
    db.orm,
    list.map(({ id }) => id),
  )
}

/** What nobody uses any more. A storage that is away keeps nobody waiting: the hourly tidying finds it again. */
async function removeSoon(deps: Deps, list: store.StoredObject[]): Promise<void> {
  try {
    await removeAll(deps, list)
  } catch (error) {
    if (!(error instanceof StorageUnavailable)) throw error
    deps.log.warn({ err: error }, 'an object is left for later')
  }
}

/** Answers which of these paths are in use somewhere. Each feature that stores paths hands one in. */
export type FindUsedPaths = (db: Sql, paths: string[]) => Promise<string[]>

async function withoutUsed(deps: Deps, list: store.StoredObject[], references: FindUsedPaths[]) {
  const paths = list.map(({ id }) => objectPath(id))
  const used = new Set((await Promise.all(references.map((find) => find(deps.db.orm, paths)))).flat())
  return list.filter(({ id }) => !used.has(objectPath(id)))
}

/** Where it was shown it is no longer; it stays if something else shows it. */
export async function removeIfUnused(deps: Deps, path: string, references: FindUsedPaths[]): Promise<void> {
  const id = idOfPath(path)
  const object = id ? await store.findStored(deps.db.orm, id) : null
  if (object) await removeSoon(deps, await withoutUsed(deps, [object], references))
}

/** What a person sent and nothing uses any more; for the deletion of an account. */
export async function removeUnusedObjectsOf(deps: Deps, ownerId: string, references: FindUsedPaths[]): Promise<void> {
  const owned = await store.listOfOwner(deps.db.orm, ownerId)
  await removeSoon(deps, await withoutUsed(deps, owned, references))
}

const day = 86_400_000
const atOnce = 500

/** Every file that a stored object has, as for a backup. */
export async function* listFiles(db: Sql): AsyncGenerator<{ key: string; contentType: string }> {
  const endOfTime = new Date('9999-01-01')
  let after: string | null = null
  for (;;) {
    const page: store.StoredObject[] = await store.listStoredBefore(db, endOfTime, after, atOnce)
    if (page.length === 0) return
    for (const { id, sizes, contentType } of page) {
      yield { key: id, contentType: contentType! }
      for (const width of sizes) yield { key: copyKey(id, width), contentType: 'image/webp' }
    }
    after = page.at(-1)!.id
  }
}

/** What was being stored when its sender or the server died may be there in any size; its row leaves when it is gone. */
async function removeUnusedTickets(deps: Deps, before: Date): Promise<void> {
  for (;;) {
    const page = await store.listUnusedTickets(deps.db.orm, before, atOnce)
    if (page.length === 0) return
    await removeAll(
      deps,
      page.map((ticket) => ({ ...ticket, sizes: [...copySizes] })),
    )
  }
}

export async function removeUnusedObjects(deps: Deps, references: FindUsedPaths[]): Promise<number> {
  const before = new Date(deps.clock.now().getTime() - day)
  await removeUnusedTickets(deps, before)
  let removed = 0
  let after: string | null = null
  for (;;) {
    const page: store.StoredObject[] = await store.listStoredBefore(deps.db.orm, before, after, atOnce)
    if (page.length === 0) return removed
    after = page.at(-1)!.id
    const unused = await withoutUsed(deps, page, references)
    await removeAll(deps, unused)
    removed += unused.length
  }
}
