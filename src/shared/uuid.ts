// What an id looks like, and when two are the same.

const pattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** For texts from elsewhere that may be an id or anything else; forms and addresses are parsed by `idField`. */
export function isUuid(text: string): boolean {
  return pattern.test(text)
}

/** Written in capitals it is the same id; the database writes it small. */
export function isSameId(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
}
