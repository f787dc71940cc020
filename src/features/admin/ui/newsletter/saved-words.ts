// What becomes of words in a form when the page learns that others were saved, by this person or by somebody else.

export type IssueWords = { intro: string; subject: string }

type Form = {
  typed: IssueWords
  /** What was saved when the page looked the last time. */
  known: IssueWords
  /** What this page has sent itself. */
  sent: IssueWords | null
}

const keys = ['intro', 'subject'] as const
export const isSame = (one: IssueWords, other: IssueWords) => keys.every((key) => one[key].trim() === other[key].trim())

/** Where nothing was typed, the form follows what is saved. What was typed stays, and it is told whether it is in the way of another's. */
export function followSaved(
  { typed, known, sent }: Form,
  saved: IssueWords,
): { typed: IssueWords; isInTheWay: boolean } {
  if (isSame(typed, known)) return { typed: saved, isInTheWay: false }
  const isOurs = sent !== null && isSame(sent, saved)
  return { typed, isInTheWay: !isOurs && !isSame(typed, saved) }
}
