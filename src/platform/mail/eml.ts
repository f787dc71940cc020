// Takes an e-mail apart: headers and its text parts. Enough for the letters we write ourselves, not for the world's.

export type Eml = { headers: Map<string, string>; parts: Map<string, string> }

/** Bytes are kept one per character until a part's own encoding is undone. */
export function parseEml(raw: Buffer): Eml {
  const entity = splitEntity(raw.toString('latin1'))
  const parts = new Map<string, string>()
  collectParts(entity, parts)
  const headers = new Map([...entity.headers].map(([name, value]) => [name, decodeWords(value)]))
  return { headers, parts }
}

type Entity = { headers: Map<string, string>; body: string }

function splitEntity(source: string): Entity {
  const text = source.replace(/\r\n/g, '\n')
  const end = text.indexOf('\n\n')
  const head = end < 0 ? text : text.slice(0, end)
  const headers = new Map<string, string>()
  for (const line of head.replace(/\n[ \t]+/g, ' ').split('\n')) {
    const colon = line.indexOf(':')
    if (colon > 0) headers.set(line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim())
  }
  return { headers, body: end < 0 ? '' : text.slice(end + 2) }
}

function collectParts({ headers, body }: Entity, parts: Map<string, string>): void {
  const type = headers.get('content-type') ?? 'text/plain'
  const boundary = /boundary="?([^";]+)"?/i.exec(type)?.[1]
  if (boundary) {
    for (const piece of body.split(`--${boundary}`).slice(1, -1)) {
      collectParts(splitEntity(piece.replace(/^\n/, '').replace(/\n$/, '')), parts)
    }
    return
  }
  parts.set(type.split(';', 1)[0]!.trim().toLowerCase(), decodeBody(body, headers.get('content-transfer-encoding')))
}

function decodeBody(body: string, encoding = '7bit'): string {
  switch (encoding.toLowerCase()) {
    case 'base64':
      return Buffer.from(body, 'base64').toString('utf8')
    case 'quoted-printable':
      return decodeQuoted(body.replace(/=\n/g, ''))
    default:
      return Buffer.from(body, 'latin1').toString('utf8')
  }
}

function decodeQuoted(text: string): string {
  const bytes = text.replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8')
}

/** RFC 2047: neighbouring encoded words belong together, the space between them does not. */
function decodeWords(value: string): string {
  return value
    .replace(/(\?=)\s+(?==\?)/g, '$1')
    .replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, kind: string, content: string) =>
      kind.toLowerCase() === 'b'
        ? Buffer.from(content, 'base64').toString('utf8')
        : decodeQuoted(content.replaceAll('_', ' ')),
    )
}
