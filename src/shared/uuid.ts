// What an id looks like.

const pattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** For texts from elsewhere that may be an id or anything else; forms and addresses are parsed by `z.uuid()`. */
export function isUuid(text: string): boolean {
  return pattern.test(text)
}
