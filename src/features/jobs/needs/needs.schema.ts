// The contract of what an applicant must have: certificates, languages, the right to work.
import { z } from 'zod'
import { languageNames } from './language-names.ts'
import { visas } from './needs.rules.ts'

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

export const languageCodes: readonly string[] = [...languageNames.keys()]

export function languageName(code: string): string {
  return languageNames.get(code) ?? code
}

export function certificateName(code: string): string {
  return certificates.find((each) => each.code === code)?.name ?? code
}

export const Needs = z.strictObject({
  certificates: z
    .array(z.enum(certificateCodes, { error: 'Please choose certificates from the list' }))
    .max(40)
    .transform((list) => certificateCodes.filter((each) => list.includes(each)))
    .default([]),
  languages: z
    .array(z.string().refine((code) => languageCodes.includes(code), 'Please choose languages from the list'))
    .max(40)
    .transform((list) => [...new Set(list)])
    .default([]),
  visa: z.enum(visas, { error: `Please choose from ${visas.join(', ')}` }).default('not_stated'),
})
export type Needs = z.infer<typeof Needs>
