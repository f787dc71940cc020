// What may be asked of an applicant about the right to work, and the levels of experience that pages offer.

export const visas = ['sponsored', 'not_sponsored', 'not_stated'] as const
export type Visa = (typeof visas)[number]
export const visaLabels: Record<Visa, string> = {
  sponsored: 'Visa sponsored',
  not_sponsored: 'No visa sponsorship',
  not_stated: 'Not stated',
}

const levels = [
  { code: 'student', name: 'Student' },
  { code: 'entry-level', name: 'Entry level' },
  { code: 'mid-level', name: 'Mid-level' },
  { code: 'senior', name: 'Senior' },
] as const
export const experienceLevels: readonly { code: string; name: string }[] = levels

const otherSpellings: Record<string, string> = { 'senior-level': 'senior' }

/** The level as a person says it; what somebody wrote in their own words stays. */
export function levelLabel(level: string): string {
  const said = level.trim().toLowerCase()
  const code = otherSpellings[said] ?? said
  return experienceLevels.find((each) => each.code === code)?.name ?? level
}
