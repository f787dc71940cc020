// The contract of what an applicant must have: certificates, languages, the right to work.
import { z } from 'zod'
import { languageNames } from './language-names.ts'
import { certificateCodes, visas } from './needs.rules.ts'

export const languageCodes: readonly string[] = [...languageNames.keys()]

export function languageName(code: string): string {
  return languageNames.get(code) ?? code
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
