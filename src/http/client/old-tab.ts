// A tab may be older than the site: what it has not loaded yet was taken away by a release, and never comes.

let entry: string | undefined

/** The file that the code of this page began with. A release that changes any other file changes the name of this one. */
export function rememberEntry(url: string): void {
  entry = url
}

const patienceMs = 5_000

/** False also where nobody can say, as without a line. */
export async function isOldTab(): Promise<boolean> {
  if (!entry) return false
  const asked = { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(patienceMs) } as const
  const answer = await fetch(entry, asked).catch(() => null)
  return answer?.status === 404
}
