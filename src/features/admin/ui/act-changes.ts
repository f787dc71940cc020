// What an act changed, field by field, out of how it was before and after.
import { writeMinute } from '#shared/write-minute.ts'

export type Change = { field: string; before: string | null; after: string | null }

type Fields = Record<string, unknown>
const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const longest = 160
const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d/

function write(value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null
  if (typeof value === 'string' && moment.test(value)) return writeMinute(value)
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return text.length > longest ? `${text.slice(0, longest)} …` : text
}

/** A list of things, each with its id, is told by thing. */
function byThing(value: unknown): Map<string, Fields> | null {
  if (!Array.isArray(value) || !value.every((each) => isRecord(each) && typeof each.id === 'string')) return null
  return new Map(value.map((each) => [String(each.id), each]))
}

function listOfThings(before: Map<string, Fields>, after: Map<string, Fields>): Change[] {
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((id) => {
    const name = String(after.get(id)?.title ?? before.get(id)?.title ?? id)
    if (!after.has(id)) return [{ field: name, before: 'there', after: 'gone' }]
    return listChanges(before.get(id), after.get(id)).map((change) => ({
      ...change,
      field: `${name}, ${change.field}`,
    }))
  })
}

/** Only what differs; of something new or gone, everything that was said of it. */
export function listChanges(before: unknown, after: unknown): Change[] {
  const [was, is] = [isRecord(before) ? before : {}, isRecord(after) ? after : {}]
  return [...new Set([...Object.keys(was), ...Object.keys(is)])].flatMap((field) => {
    const [things, thingsNow] = [byThing(was[field]), byThing(is[field])]
    if (things && thingsNow) return listOfThings(things, thingsNow)
    const change = { field: field.replaceAll('_', ' '), before: write(was[field]), after: write(is[field]) }
    return change.before === change.after ? [] : [change]
  })
}
