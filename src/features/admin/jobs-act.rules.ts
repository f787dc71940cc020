// Whether reopening or extending makes a listing live, and if not, why. The desk says it in these words.
import { isOver } from '#features/jobs/closing.rules.ts'
import { displayDaysMost } from '#features/jobs/job.rules.ts'

export type Standing = {
  draft: boolean
  active: boolean
  closesOn: string | null
  createdAt: Date | string
  expiresAt: Date | string
  /** The guardian found its page gone, and closed it. */
  isLinkGone: boolean
}

export type WhyNotLive = 'draft' | 'closing_day_over' | 'expired' | 'too_old' | 'link_gone'

export const whyNotLiveTexts = {
  draft: 'It is a draft. Publish it first.',
  closing_day_over: 'Its last day to apply is over. Give it another one first.',
  expired: 'Its time on the board is over. Extend it instead.',
  too_old: 'A listing stands for a year at most, and this one has all of it. Duplicate it instead.',
  link_gone: 'The page it leads to is gone. Look at it under Links.',
} satisfies Record<WhyNotLive, string>

const dayMs = 86_400_000

function whyNotEither({ draft, closesOn, isLinkGone }: Standing, now: Date): WhyNotLive | null {
  if (draft) return 'draft'
  if (closesOn && isOver(closesOn, now)) return 'closing_day_over'
  return isLinkGone ? 'link_gone' : null
}

export function whyNotReopen(job: Standing, now: Date): WhyNotLive | null {
  return whyNotEither(job, now) ?? (new Date(job.expiresAt) <= now ? 'expired' : null)
}

/** A listing that is over counts from today. */
export function extendedDays({ createdAt, expiresAt }: Standing, days: number, now: Date): number {
  const end = Math.max(new Date(expiresAt).getTime(), now.getTime()) + days * dayMs
  return Math.min(displayDaysMost, Math.ceil((end - new Date(createdAt).getTime()) / dayMs))
}

/** One that is closed by hand comes back by it, also where its year leaves no day to add. */
export function whyNotExtend(job: Standing, days: number, now: Date): WhyNotLive | null {
  const end = new Date(job.createdAt).getTime() + extendedDays(job, days, now) * dayMs
  const gainsNothing = job.active && end <= new Date(job.expiresAt).getTime()
  return whyNotEither(job, now) ?? (end <= now.getTime() || gainsNothing ? 'too_old' : null)
}
