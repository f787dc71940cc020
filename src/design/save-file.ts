// Hands a text over as a file, as if a link to it had been clicked.

/** Some browsers begin to read it well after the click, and find nothing where it is taken away at once. */
const readByMs = 60_000

export function saveFile(name: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }))
  Object.assign(document.createElement('a'), { href: url, download: name }).click()
  setTimeout(() => URL.revokeObjectURL(url), readByMs)
}
