// Which of many listings was refused when they were posted together, and why.
import { ApiError } from '#http/client/call-api.ts'

type Row = { title: string; reason: string }

/** The server names the place of each in the list that was sent. */
export function refusedRows(error: unknown, sent: readonly { title: string }[] | undefined): Row[] {
  if (!(error instanceof ApiError) || !sent) return []
  return Object.entries(error.fields).flatMap(([name, reason]) => {
    const [, at = ''] = /^jobs\.(\d+)\./.exec(name) ?? []
    const title = sent[Number(at)]?.title
    return at !== '' && title !== undefined ? [{ title, reason }] : []
  })
}
