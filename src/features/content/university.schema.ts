// University programmes: one file a country.
import { z } from 'zod'
import { httpsUrl, line, slug } from './front-matter-fields.ts'

export const degrees = ['Bachelor', 'Master', 'Doctorate', 'Diploma', 'Course'] as const

export const Programme = z.strictObject({
  id: slug,
  title: line,
  degree: z.enum(degrees),
  university: line,
  place: line,
  url: httpsUrl,
})
export type Programme = z.infer<typeof Programme>

export const CountryFile = z.strictObject({ country: line, programmes: z.array(Programme).min(1) })

export type Country = { id: string; name: string; programmes: Programme[] }
