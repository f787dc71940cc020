// HTTP for berths that people held, and for questions to them about a listing.
import { Hono } from 'hono'
import type { AppEnv } from '#http/app-env.ts'
import { limitEdits } from '#http/rate-limits.ts'
import { says } from '#http/route-docs.ts'
import { body, params } from '#http/validate.ts'
import { signedIn } from '#http/who-is-asking.ts'
import { ById } from '#shared/form-fields.ts'
import { AskedAbout, Berths, ListingPeople, QuestionForm } from '../berth.schema.ts'
import { Topic } from '../forum.schema.ts'
import { clientKeyHeader, clientKeyOf } from './client-key.ts'
import * as questions from './questions.service.ts'

const editLimit = limitEdits()

export const questionRoutes = new Hono<AppEnv>()
  .get('/forum/berths', says('Berths I say I held', { 200: Berths }), signedIn, async (c) =>
    c.json(await questions.readBerths(c.var.deps, c.var.actor)),
  )
  .put(
    '/forum/berths',
    says('Says on the own page which berths one held, or none any more', { 200: Berths }),
    signedIn,
    editLimit,
    body(Berths),
    async (c) => c.json(await questions.changeBerths(c.var.deps, c.var.actor, c.req.valid('json'))),
  )
  .get(
    '/forum/listings/:id/people',
    says('Who held a berth at the organisation of a listing, by their own word, and what was asked about it', {
      200: ListingPeople,
    }),
    signedIn,
    params(ById),
    async (c) => c.json(await questions.readListingPeople(c.var.deps, c.var.actor, c.req.valid('param').id)),
  )
  .post(
    '/forum/listings/:id/questions',
    says('Asks somebody about a listing, once; the question is a topic', { 201: Topic }),
    signedIn,
    params(ById),
    editLimit,
    body(QuestionForm),
    async (c) => {
      const key = clientKeyOf(c.req.header(clientKeyHeader))
      const { id } = c.req.valid('param')
      return c.json(await questions.askAboutListing(c.var.deps, c.var.actor, id, c.req.valid('json'), key), 201)
    },
  )
  .get(
    '/forum/topics/:id/listing',
    says('What a topic asks about, as far as it is for the reader', { 200: AskedAbout }),
    signedIn,
    params(ById),
    async (c) => c.json(await questions.readAskedAbout(c.var.deps, c.var.actor, c.req.valid('param').id)),
  )
