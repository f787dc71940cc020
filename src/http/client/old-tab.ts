// A tab may be older than the site: what it has not loaded yet was taken away by an update, and never comes.

/** Before it is known, the page itself, which is there. */
let entry = ''

/** The file that the code of this page began with. An update that changes any other file changes the name of this one. */
export function rememberEntry(url: string): void {
  entry = url
}

/** False also where nobody can say, as without a line. */
export function isOldTab(): Promise<boolean> {
  return fetch(entry, { method: 'HEAD', cache: 'no-store' }).then(
    ({ status }) => status === 404,
    () => false,
  )
}
