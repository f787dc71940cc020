// Pure decisions about pictures: what may come in, and in which sizes it goes out.

export const maxUploadBytes = 5_242_880
/** What the upload component allows when nothing smaller is asked for. */
export const defaultMaxUploadBytes = 10 * 1024 * 1024
export const ticketMinutes = 15
export const maxPixels = 40_000_000
export const maxFrames = 300

export type PictureType = 'image/png' | 'image/jpeg' | 'image/gif'

/** The names a file chooser takes. */
export const acceptedFiles = 'image/png,image/jpeg,image/jpg,image/gif,.png,.jpg,.jpeg,.gif'

/** A first look, as the file chooser has it: by type, or by name where a machine calls the type otherwise or not at all. */
export function mayBePicture({ type, name }: { type: string; name: string }): boolean {
  const small = name.toLowerCase()
  return acceptedFiles.split(',').some((taken) => taken === type || (taken.startsWith('.') && small.endsWith(taken)))
}

/** Told by the first bytes, never by name or declared type. */
export function typeByBytes(bytes: Uint8Array): PictureType | null {
  const starts = (...signature: number[]) => signature.every((byte, index) => bytes[index] === byte)
  if (starts(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'image/png'
  if (starts(0xff, 0xd8, 0xff)) return 'image/jpeg'
  if (starts(0x47, 0x49, 0x46, 0x38) && (bytes[4] === 0x37 || bytes[4] === 0x39) && bytes[5] === 0x61)
    return 'image/gif'
  return null
}

/** Widths in which a stored picture is also kept as WebP. */
export const sizes = [96, 192, 384] as const
export type Size = (typeof sizes)[number]

const objectPathPattern = /^\/objects\/([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})$/

export function objectPath(id: string): string {
  return `/objects/${id}`
}

export function idOfPath(path: string): string | null {
  return objectPathPattern.exec(path)?.[1] ?? null
}

/** The address of a smaller copy, for an `<img>`. */
export function sizedPath(path: string, width: Size): string {
  return `${path}?w=${width}`
}
