// When a listing goes on the board: at once, at its time, or when somebody says so. A draft is never active.

type Asked = { draft?: boolean | undefined; publishAt?: string | null | undefined; active?: boolean | undefined }

export type Waiting = { draft: boolean; publishAt: Date | null; active: boolean; createdAt?: Date }

const isToCome = (time: string | null | undefined, now: Date): time is string =>
  Boolean(time) && new Date(time!).getTime() > now.getTime()

/** How a new listing is stored. A time that has come means now, unless it is to be kept as a draft. */
export function beginOf({ draft, publishAt, active = true }: Asked, now: Date): Waiting {
  if (isToCome(publishAt, now)) return { draft: true, publishAt: new Date(publishAt), active: false }
  if (draft === true) return { draft: true, publishAt: null, active: false }
  return { draft: false, publishAt: null, active }
}

/** What an edit changes of it; its age counts from when it is published. Here too a time that has come means now. */
export function waitingOf(
  before: { draft: boolean; publishAt: string | null },
  edit: Asked,
  now: Date,
): Partial<Waiting> {
  const { draft, publishAt, active } = edit
  if (isToCome(publishAt, now)) return { draft: true, publishAt: new Date(publishAt), active: false }
  if (!before.draft) return draft === true && !publishAt ? { draft: true, publishAt: null, active: false } : {}
  const online = { draft: false, publishAt: null, createdAt: now }
  // Whoever sends a draft back as it was says `active: false` with it.
  if (publishAt) return { ...online, active: true }
  const isAsked = draft === false || (active === true && draft !== true)
  if (isAsked) return { ...online, active: active ?? true }
  return { active: false, ...(publishAt === null ? { publishAt: null } : {}) }
}
