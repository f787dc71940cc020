// HTTP for places: what the form of a listing suggests, and what it reads from a location.
import { Hono } from 'hono'
import type { AppEnv } from '#http/app-env.ts'
import { says } from '#http/route-docs.ts'
import { query } from '#http/validate.ts'
import { staffOnly } from '#http/who-is-asking.ts'
import { LocationSearch, PlaceSearch, ReadLocation, SuggestedPlaces } from '../suggestion.schema.ts'
import { readPlace } from './places.service.ts'
import { suggestPlaces } from './suggestions.service.ts'

export const placeRoutes = new Hono<AppEnv>()
  .get(
    '/admin/places',
    says('Towns, countries and seas whose names begin so', { 200: SuggestedPlaces }),
    staffOnly('listings'),
    query(PlaceSearch),
    async (c) => c.json({ places: await suggestPlaces(c.var.deps.db.orm, c.req.valid('query').query) }),
  )
  .get(
    '/admin/places/read',
    says('What a location says of a place, as far as that is certain', { 200: ReadLocation }),
    staffOnly('listings'),
    query(LocationSearch),
    async (c) => c.json({ place: await readPlace(c.var.deps.db.orm, c.req.valid('query').location) }),
  )
