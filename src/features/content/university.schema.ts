// University programmes: one file a country.
import { z } from 'zod'
import { httpsUrl, line, slug } from './front-matter-fields.ts'

export const degrees = ['Bachelor', 'Master', 'Doctorate', 'Diploma', 'Course'] as const

/** Whose page the address is: the programme's own, or the home page of its school or university. */
export const linkTargets = ['programme', 'school', 'university'] as const

export const Programme = z.strictObject({
  id: slug,
  title: line,
  degree: z.enum(degrees),
  university: line,
  place: line,
  url: httpsUrl,
  leadsTo: z.enum(linkTargets),
})
export type Programme = z.infer<typeof Programme>

export const CountryFile = z.strictObject({ country: line, programmes: z.array(Programme).min(1) })

export type Country = { id: string; name: string; programmes: Programme[] }
