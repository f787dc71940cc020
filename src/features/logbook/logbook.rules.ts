// The stages of an application, as somebody keeps track of it for themselves.

export const stages = ['interested', 'applied', 'interview', 'offer', 'accepted', 'declined', 'no'] as const
export type Stage = (typeof stages)[number]

export const stageLabels: Record<Stage, string> = {
  interested: 'Interested',
  applied: 'Applied',
  interview: 'Interview',
  offer: 'Offer',
  accepted: 'Accepted',
  declined: 'I declined',
  no: 'They said no',
}

/** From here on the person has applied. */
export function hasApplied(stage: Stage): boolean {
  return stage !== 'interested'
}

export const mostEntries = 2_000
