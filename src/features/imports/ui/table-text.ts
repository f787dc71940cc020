// The text of a table's file, however the program wrote it that saved it.

const isMarked = ([first, second]: Uint8Array, one: number, other: number) => first === one && second === other

/** Excel on Windows saves a CSV file in the letters of Western Europe, and "Unicode text" as UTF-16 with a mark before it. */
export function textOfTable(bytes: Uint8Array): string {
  if (isMarked(bytes, 0xff, 0xfe)) return new TextDecoder('utf-16le').decode(bytes)
  if (isMarked(bytes, 0xfe, 0xff)) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    // What is no UTF-8 as a whole is none of it.
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
