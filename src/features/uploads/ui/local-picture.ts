// The chosen file as a picture, before the stored one is there and until another one takes its place.

export type LocalPicture = {
  url: string
  /** What it became, once it was sent. */
  path: string | null
  /** Whether that is the picture which is stored. */
  isStored: boolean
}

/** `stored`: the address of the picture that counts. On a slow line it comes later than the file. */
export function followStored(local: LocalPicture | null, stored: string | null): LocalPicture | null {
  if (!local?.path) return local
  const isStored = stored?.startsWith(local.path) ?? false
  if (isStored === local.isStored) return local
  return isStored ? { ...local, isStored } : null
}
