// Ids that this browser keeps in a list: the newest first, no more than a few hundred.
const most = 500

/** Where they are kept: each caller names its own key, for the list of what is stored. */
export type Shelf = { read: () => string | null; write: (text: string) => void }

export function readIds({ read }: Shelf): string[] {
  try {
    const ids: unknown = JSON.parse(read() ?? '[]')
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : []
  } catch {
    return []
  }
}

export function keepId(shelf: Shelf, id: string): void {
  try {
    shelf.write(JSON.stringify([id, ...readIds(shelf).filter((each) => each !== id)].slice(0, most)))
  } catch {
    // A browser that keeps nothing only forgets it.
  }
}
