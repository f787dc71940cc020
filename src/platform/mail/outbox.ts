// Reads back the letters in DATA_DIR/outbox, for the page that shows them. Understands what our own transport writes.
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { errorCode } from '#platform/error-code.ts'
import { parseEml } from './eml.ts'

export type OutboxLetter = { id: string; at: Date; to: string; subject: string; html: string; text: string }
export type OutboxEntry = Omit<OutboxLetter, 'html' | 'text'>

const idShape = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)(\d{3})Z-[0-9a-f]{8}$/

export function outboxFolder(dataDir: string): string {
  return join(dataDir, 'outbox')
}

/** Sorts by time, and is the whole alphabet a file's name may have. */
export function outboxId(at: Date, suffix: string): string {
  return `${at.toISOString().replace(/[-:.]/g, '')}-${suffix}`
}

/** When the letter was written into the folder; null for a name of another shape. */
export function readOutboxTime(id: string): Date | null {
  const match = idShape.exec(id)
  if (!match) return null
  const [, year, month, day, hour, minute, second, ms] = match
  return new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}.${ms}Z`)
}

export async function listOutboxIds(dataDir: string): Promise<string[]> {
  const names = await readdir(outboxFolder(dataDir)).catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return []
    throw error
  })
  return names
    .filter((name) => name.endsWith('.eml'))
    .map((name) => name.slice(0, -'.eml'.length))
    .filter((id) => idShape.test(id))
}

/** Newest first. */
export async function listOutbox(dataDir: string, limit = 100): Promise<OutboxEntry[]> {
  const ids = (await listOutboxIds(dataDir)).sort().reverse().slice(0, limit)
  const letters = await Promise.all(ids.map((id) => readOutboxLetter(dataDir, id)))
  return letters.flatMap((letter) => {
    if (!letter) return []
    const { id, at, to, subject } = letter
    return [{ id, at, to, subject }]
  })
}

export async function readOutboxLetter(dataDir: string, id: string): Promise<OutboxLetter | null> {
  const at = readOutboxTime(id)
  if (!at) return null
  const raw = await readFile(join(outboxFolder(dataDir), `${id}.eml`)).catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return null
    throw error
  })
  if (!raw) return null
  const { headers, parts } = parseEml(raw)
  return {
    id,
    at,
    to: headers.get('to') ?? '',
    subject: headers.get('subject') ?? '',
    html: parts.get('text/html') ?? '',
    text: parts.get('text/plain') ?? '',
  }
}
