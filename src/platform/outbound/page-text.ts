// Bytes to text: the byte order mark decides, then the header, then what the page says of itself.

const marks: [string, number[]][] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
]

export function decodePage(bytes: Uint8Array, contentType: string): string {
  const names = [byMark(bytes), byHeader(contentType), byMeta(bytes), 'utf-8']
  for (const name of names) {
    if (name && isKnown(name)) return new TextDecoder(name).decode(bytes)
  }
  return ''
}

function byMark(bytes: Uint8Array): string | undefined {
  return marks.find(([, mark]) => mark.every((byte, index) => bytes[index] === byte))?.[0]
}

function byHeader(contentType: string): string | undefined {
  return /;\s*charset\s*=\s*["']?([\w.:-]+)/i.exec(contentType)?.[1]
}

/** Where HTML and XML say it, within the first kilobyte. */
function byMeta(bytes: Uint8Array): string | undefined {
  const head = Buffer.from(bytes.subarray(0, 1_024)).toString('latin1')
  const said = /<meta[^>]{1,200}?charset\s*=\s*["']?([\w.:-]+)/i.exec(head)?.[1]
  const name = said ?? /^\s*<\?xml[^>]{1,100}?encoding\s*=\s*["']([\w.:-]+)/i.exec(head)?.[1]
  // Whoever could be read so far does not write two bytes a letter.
  return name && /^utf-?16/i.test(name) ? 'utf-8' : name
}

function isKnown(name: string): boolean {
  try {
    return Boolean(new TextDecoder(name))
  } catch {
    return false
  }
}
