// What the form of a listing asks about places.
import { apiOf } from '#http/client/typed-api.ts'
import type { placeRoutes } from '../server/places.routes.ts'

const placesApi = apiOf<typeof placeRoutes>()

export const readPlaceQuery = (location: string) => placesApi.query('/admin/places/read', { query: { location } })
export const suggestedPlacesQuery = (query: string) => placesApi.query('/admin/places', { query: { query } })
