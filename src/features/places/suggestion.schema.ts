// The contract of places that the form suggests, and of reading a location while it is written.
import { z } from 'zod'
import { Place } from './place.schema.ts'

export const PlaceSearch = z.object({ query: z.string().max(200).default('') })
export const SuggestedPlace = z.object({ label: z.string(), place: Place })
export type SuggestedPlace = z.infer<typeof SuggestedPlace>
export const SuggestedPlaces = z.object({ places: z.array(SuggestedPlace) })

export const LocationSearch = z.object({ location: z.string().max(1_000).default('') })
export const ReadLocation = z.object({ place: Place.nullable() })
