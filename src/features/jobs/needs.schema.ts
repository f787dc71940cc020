// The contract of what an applicant must have: certificates, languages, the right to work.
import { z } from 'zod'
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

const languages =
  'aa ab af ak am ar as ay az be bg bi bn bo br bs ca ce ch co cs cy da de dv dz ee el en eo es et eu fa ff fi fj fo fr fy ga gd gl gn gu gv ha he hi ho hr ht hu hy ia id ig is it iu ja jv ka kg ki kk kl km kn ko ku kw ky la lb lg ln lo lt lu lv mg mh mi mk ml mn mr ms mt my na nb nd ne nl nn no nr nv ny oc om or pa pl ps pt qu rm rn ro ru rw sa sc sd se sg si sk sl sm sn so sq sr ss st su sv sw ta te tg th ti tk tl tn to tr ts tt tw ty ug uk ur uz ve vi wo xh yi yo za zh zu'
export const languageCodes: readonly string[] = languages.split(' ')

let names: Intl.DisplayNames | undefined

export function languageName(code: string): string {
  names ??= new Intl.DisplayNames('en', { type: 'language' })
  return names.of(code) ?? code
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
