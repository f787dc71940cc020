// The contract of a listing's place: how the work is done, in which country and town, at which sea.
import { z } from 'zod'
import { textField } from '#shared/text-field.ts'
import { countryCodes } from './country.rules.ts'
import { modes } from './place.rules.ts'
import { seaCodes } from './sea.rules.ts'

const within = (least: number, most: number, text: string) =>
  z.number({ error: text }).min(least, text).max(most, text).nullable().default(null)

export const Place = z
  .strictObject({
    mode: z.enum(modes, { error: 'Please choose on site, hybrid, remote or on a vessel' }).nullable().default(null),
    country: z
      .string()
      .refine((code) => countryCodes.includes(code), 'Please choose a country')
      .nullable()
      .default(null),
    city: textField({ max: 120 }).nullable().default(null),
    lat: within(-90, 90, 'A latitude lies between -90 and 90'),
    lon: within(-180, 180, 'A longitude lies between -180 and 180'),
    sea: z
      .string()
      .refine((code) => seaCodes.includes(code), 'Please choose a sea')
      .nullable()
      .default(null),
  })
  .refine(({ lat, lon }) => (lat === null) === (lon === null), {
    error: 'Please give latitude and longitude together',
    path: ['lat'],
  })
export type Place = z.infer<typeof Place>

export const noPlace: Place = { mode: null, country: null, city: null, lat: null, lon: null, sea: null }
