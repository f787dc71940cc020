// What a place for checked files can do, whichever it is.

export type FileContent = Buffer<ArrayBuffer>

export type Storage = {
  put(key: string, content: Buffer, contentType: string): Promise<void>
  /** Null when there is nothing under this key. */
  get(key: string): Promise<FileContent | null>
  /** Nothing there is as good as gone. */
  delete(key: string): Promise<void>
}

export class StorageUnavailable extends Error {
  override name = 'StorageUnavailable'
}

/** Keys are ours and plain; anything else would be a path trick. */
export function assertPlainKey(key: string): void {
  if (!/^[a-z0-9][a-z0-9-]*(\.[a-z0-9]+)*$/.test(key)) throw new Error(`not a storage key: ${key}`)
}
