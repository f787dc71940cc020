// What names the state of a page: kept from one answer and sent with the next question, so that a site can say "as before".

export type Validators = { etag: string | null; lastModified: string | null }

export function validatorsOf(headers: Readonly<Record<string, string>>): Validators {
  return { etag: short(headers.etag), lastModified: short(headers['last-modified']) }
}

const short = (text: string | undefined) => (text && text.length <= 500 ? text : null)

export function conditionsOf({ etag, lastModified }: Validators): Record<string, string> {
  return {
    ...(etag ? { 'if-none-match': etag } : {}),
    ...(lastModified ? { 'if-modified-since': lastModified } : {}),
  }
}
