// Reads a JSON body with every limit applied before anything looks at it: type, size while receiving, depth, odd keys.
import { Refusal } from '#shared/refusal.ts'

const maxDepth = 32

export async function readJson(request: Request, maxBytes: number): Promise<unknown> {
  const type = request.headers.get('content-type') ?? ''
  if (!/^application\/json(\s*;|$)/i.test(type.trim())) {
    throw new Refusal('wrong_type', 'json_expected', { text: 'The body must be sent as application/json' })
  }
  const text = decodeUtf8(await readBytes(request, maxBytes))
  const value = parseJson(text)
  checkShape(value)
  return value
}

/** Counts while receiving, so that a large body is refused before it is held in memory. */
export async function readBytes(request: Request, maxBytes: number): Promise<Uint8Array> {
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) throw tooLarge(maxBytes)
  try {
    return await (isMeasured(request) ? readMeasured(request, maxBytes) : readCounted(request, maxBytes))
  } catch (error) {
    // Whoever sent it went away in the middle: no fault of ours, nor of the database, whose errors look alike.
    throw error instanceof Refusal ? error : malformed('The body broke off')
  }
}

async function readCounted(request: Request, maxBytes: number): Promise<Uint8Array> {
  if (!request.body) return new Uint8Array()
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body as unknown as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength
    if (size > maxBytes) throw tooLarge(maxBytes)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks, size)
}

/** No more can come than was said, as the parser cuts the body there: it need not be counted while it comes. */
function isMeasured({ headers }: Request): boolean {
  return headers.has('content-length') && !headers.has('transfer-encoding')
}

/** Without a stream, which would cost more than all the rest of a small request. */
async function readMeasured(request: Request, maxBytes: number): Promise<Uint8Array> {
  const bytes = new Uint8Array(await request.arrayBuffer())
  if (bytes.byteLength > maxBytes) throw tooLarge(maxBytes)
  return bytes
}

function tooLarge(maxBytes: number): Refusal {
  return new Refusal('too_large', 'body_too_large', { text: `The body must not be larger than ${maxBytes} bytes` })
}

function malformed(text: string): Refusal {
  return new Refusal('malformed', 'malformed_json', { text })
}

function decodeUtf8(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw malformed('The body is not valid UTF-8')
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw malformed('The body is not valid JSON')
  }
}

/** Walks without recursion: depth, NUL characters (PostgreSQL can't store them) and keys that reach for prototypes. */
function checkShape(root: unknown): void {
  const todo: { value: unknown; depth: number; field: string }[] = [{ value: root, depth: 0, field: '' }]
  for (let item = todo.pop(); item; item = todo.pop()) {
    const { value, depth, field } = item
    if (typeof value === 'string' && value.includes('\u0000')) throw nulCharacter(field)
    if (typeof value !== 'object' || value === null) continue
    if (depth === maxDepth) throw malformed(`The body is nested more than ${maxDepth} levels deep`)
    for (const key of Object.keys(value)) {
      if (key === '__proto__' || key.includes('\u0000')) throw malformed('The body has a key that is not allowed')
      todo.push({ value: (value as Record<string, unknown>)[key], depth: depth + 1, field: field || key })
    }
  }
}

function nulCharacter(field: string): Refusal {
  const text = 'Text must not contain NUL characters'
  return new Refusal('invalid', 'nul_character', { text, fields: { [field || 'body']: text } })
}
