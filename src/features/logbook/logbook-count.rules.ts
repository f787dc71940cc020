// What a logbook says about itself: how many were applied for, how many answered, and when.
import { hasApplied, type Stage } from './logbook.rules.ts'
import type { LogbookEntry, LogbookNote } from './logbook.schema.ts'

const answered: readonly Stage[] = ['interview', 'offer', 'accepted', 'declined', 'no']

type Counted = Pick<LogbookEntry, 'stage' | 'appliedOn'>

export function countLogbook(entries: readonly Counted[]) {
  const applied = entries.filter(({ stage }) => hasApplied(stage))
  const months = new Map<string, number>()
  for (const { appliedOn } of applied) {
    if (appliedOn) months.set(appliedOn.slice(0, 7), (months.get(appliedOn.slice(0, 7)) ?? 0) + 1)
  }
  return {
    applied: applied.length,
    answered: applied.filter(({ stage }) => answered.includes(stage)).length,
    byMonth: [...months].map(([month, count]) => ({ month, count })).sort((a, b) => b.month.localeCompare(a.month)),
  }
}

/** The same entry at another stage; who has just applied did so today, and who takes that back on the same day did not. */
export function movedTo(entry: LogbookNote, stage: Stage, today: string): LogbookNote {
  const { nextOn, note } = entry
  const isTakenBack = !hasApplied(stage) && entry.appliedOn === today
  const hasJustApplied = hasApplied(stage) && !hasApplied(entry.stage)
  const appliedOn = isTakenBack ? null : (entry.appliedOn ?? (hasJustApplied ? today : null))
  return { stage, appliedOn, nextOn, note }
}
