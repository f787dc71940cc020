// What waits for a person, in words, and the address of the place where it is dealt with.
import type { Waiting } from './waiting.schema.ts'

export type WaitingKind = Exclude<keyof Waiting, 'total'>

type OperationsPart = 'payments' | 'reports' | 'letters' | 'requests' | 'system'

type Words = {
  one: string
  many: string
  about: string
  /** The part of the daily work; links and drafts have a section of their own. */
  at: { section: 'operations'; part: OperationsPart } | { section: 'links' } | { section: 'jobs' }
}

const inOperations = (part: OperationsPart) => ({ section: 'operations' as const, part })

export const waitingWords: Record<WaitingKind, Words> = {
  payments: {
    one: 'payment without a member',
    many: 'payments without a member',
    about: 'Money has come, and nobody has a membership for it.',
    at: inOperations('payments'),
  },
  reports: {
    one: 'reported or held post',
    many: 'reported or held posts',
    about: 'Members wait for a word of the team.',
    at: inOperations('reports'),
  },
  links: {
    one: 'doubtful or reported listing',
    many: 'doubtful or reported listings',
    about: 'The page may be gone. Nothing is closed until you decide.',
    at: { section: 'links' },
  },
  drafts: {
    one: 'draft from a watched feed',
    many: 'drafts from watched feeds',
    about: 'An organisation has told of something new. Nothing goes online by itself.',
    at: { section: 'jobs' },
  },
  requests: {
    one: 'overdue request about data',
    many: 'overdue requests about data',
    about: 'The law gives a month to answer.',
    at: inOperations('requests'),
  },
  letters: {
    one: 'undelivered letter',
    many: 'undelivered letters',
    about: 'Somebody did not get what we wrote.',
    at: inOperations('letters'),
  },
  disk: {
    one: 'disk that is nearly full',
    many: 'disks that are nearly full',
    about: 'Uploads and backups will fail.',
    at: inOperations('system'),
  },
  backup: {
    one: 'backup that is due',
    many: 'backups that are due',
    about: 'The last one failed or is too old: what is new is not saved anywhere else.',
    at: inOperations('system'),
  },
  settings: {
    one: 'setting that is missing',
    many: 'settings that are missing',
    about: 'Nobody can pay, or no letter leaves the house.',
    at: inOperations('system'),
  },
}

/** How much waits in each section of the dashboard. */
export function countBySection(waiting: Waiting): Partial<Record<Words['at']['section'], number>> {
  const counts: Partial<Record<Words['at']['section'], number>> = {}
  for (const { at, count } of listWaiting(waiting)) counts[at.section] = (counts[at.section] ?? 0) + count
  return counts
}

export type WaitingThing = { kind: WaitingKind; count: number; text: string; about: string; at: Words['at'] }

/** Only what there is, in the order of the table above. */
export function listWaiting(waiting: Waiting): WaitingThing[] {
  return (Object.keys(waitingWords) as WaitingKind[]).flatMap((kind) => {
    const count = waiting[kind]
    const { one, many, about, at } = waitingWords[kind]
    return count > 0 ? [{ kind, count, text: `${count} ${count === 1 ? one : many}`, about, at }] : []
  })
}
