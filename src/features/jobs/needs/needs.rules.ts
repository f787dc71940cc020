// What may be asked of an applicant: certificates, the right to work, and the levels of experience that pages offer.

/** Codes stay as they are: listings keep them. */
export const certificates = [
  { code: 'open_water', name: 'Open Water Diver' },
  { code: 'advanced_diver', name: 'Advanced Open Water Diver' },
  { code: 'rescue_diver', name: 'Rescue Diver' },
  { code: 'divemaster', name: 'Divemaster' },
  { code: 'dive_instructor', name: 'Diving instructor' },
  { code: 'scientific_diver', name: 'Scientific diver' },
  { code: 'commercial_diver', name: 'Commercial diver' },
  { code: 'nitrox', name: 'Nitrox' },
  { code: 'freediver', name: 'Freediver' },
  { code: 'stcw', name: 'STCW basic safety' },
  { code: 'boat_licence', name: 'Boat licence' },
  { code: 'skipper', name: 'Skipper or master of vessels' },
  { code: 'seafarer_medical', name: 'Seafarer’s medical certificate' },
  { code: 'offshore_survival', name: 'Offshore survival (BOSIET, HUET)' },
  { code: 'mmo', name: 'Marine mammal observer' },
  { code: 'pam', name: 'Passive acoustic monitoring operator' },
  { code: 'rov_pilot', name: 'ROV pilot' },
  { code: 'drone_pilot', name: 'Drone pilot' },
  { code: 'first_aid', name: 'First aid' },
  { code: 'lifeguard', name: 'Lifeguard' },
  { code: 'driving_licence', name: 'Driving licence' },
  { code: 'radio', name: 'Marine radio operator' },
] as const
export type Certificate = (typeof certificates)[number]['code']
export const certificateCodes = certificates.map(({ code }) => code)

export function certificateName(code: string): string {
  return certificates.find((each) => each.code === code)?.name ?? code
}

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
