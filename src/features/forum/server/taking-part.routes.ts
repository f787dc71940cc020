// HTTP for taking part besides writing: thanks, following, answers, categories and people.
import { Hono, type MiddlewareHandler } from 'hono'
import { adminAct } from '#http/admin-act.ts'
import type { AppEnv } from '#http/app-env.ts'
import { limitEdits, limitInMemory } from '#http/rate-limits.ts'
import { says } from '#http/route-docs.ts'
import { body, params, query } from '#http/validate.ts'
import { signedIn } from '#http/who-is-asking.ts'
import { ById } from '#shared/form-fields.ts'
import { CategoryList } from '../category.schema.ts'
import { Topic } from '../forum.schema.ts'
import { ListingPreviewSearch, ListingPreviews } from '../listing-preview.schema.ts'
import { ForumPerson, ForumProfile, PeopleList, PeopleSearch, PersonPath } from '../person.schema.ts'
import { FoundPosts, PostSearch } from '../post-search.schema.ts'
import { AnswerForm, FollowForm, Thanks } from '../taking-part.schema.ts'
import { listCategories } from './categories.service.ts'
import { answerChange } from './forum.audit.ts'
import { previewListings } from './listing-previews.service.ts'
import * as people from './people.service.ts'
import { searchPosts } from './post-search.service.ts'
import { acceptAnswer, followTopic, mayAcceptAnswer } from './taking-part.service.ts'
import { giveThanks, takeThanksBack } from './thanks.service.ts'

const editLimit = limitEdits()
/** One question a letter, while somebody types. */
const typingLimit = limitInMemory('member', { times: 240, seconds: 60 })

const mayAnswer: MiddlewareHandler<AppEnv> = async (c, next) => {
  await mayAcceptAnswer(c.var.deps, c.var.actor, c.req.param('id') ?? '')
  await next()
}

export const takingPartRoutes = new Hono<AppEnv>()
  .post(
    '/forum/topics/:id/thanks',
    says("Thanks for somebody else's topic; twice is once", { 200: Thanks }),
    signedIn,
    params(ById),
    editLimit,
    async (c) => c.json(await giveThanks(c.var.deps, c.var.actor, { kind: 'topic', ...c.req.valid('param') })),
  )
  .delete(
    '/forum/topics/:id/thanks',
    says('Takes the thanks for a topic back', { 200: Thanks }),
    signedIn,
    params(ById),
    editLimit,
    async (c) => c.json(await takeThanksBack(c.var.deps, c.var.actor, { kind: 'topic', ...c.req.valid('param') })),
  )
  .post(
    '/forum/replies/:id/thanks',
    says("Thanks for somebody else's reply; twice is once", { 200: Thanks }),
    signedIn,
    params(ById),
    editLimit,
    async (c) => c.json(await giveThanks(c.var.deps, c.var.actor, { kind: 'reply', ...c.req.valid('param') })),
  )
  .delete(
    '/forum/replies/:id/thanks',
    says('Takes the thanks for a reply back', { 200: Thanks }),
    signedIn,
    params(ById),
    editLimit,
    async (c) => c.json(await takeThanksBack(c.var.deps, c.var.actor, { kind: 'reply', ...c.req.valid('param') })),
  )
  .post(
    '/forum/topics/:id/follow',
    says('Watches a topic, follows it as usual, or mutes it', { 200: Topic }),
    signedIn,
    params(ById),
    editLimit,
    body(FollowForm),
    async (c) => c.json(await followTopic(c.var.deps, c.var.actor, c.req.valid('param').id, c.req.valid('json').level)),
  )
  .patch(
    '/forum/topics/:id/answer',
    says('Says which reply answers a topic, or that none does; its author or a moderator', { 200: Topic }),
    signedIn,
    params(ById),
    mayAnswer,
    editLimit,
    body(AnswerForm),
    adminAct(answerChange),
    async (c) =>
      c.json(await acceptAnswer(c.var.deps, c.var.actor, c.req.valid('param').id, c.req.valid('json').replyId)),
  )
  .get('/forum/categories', says('What topics are about', { 200: CategoryList }), signedIn, async (c) =>
    c.json(await listCategories(c.var.deps)),
  )
  .get(
    '/forum/search',
    says('Posts by their titles and texts, in the language of the sea', { 200: FoundPosts }),
    signedIn,
    typingLimit,
    query(PostSearch),
    async (c) => c.json(await searchPosts(c.var.deps, c.req.valid('query'))),
  )
  .get(
    '/forum/listings',
    says('Listings that a post links to, as far as they are for the reader', { 200: ListingPreviews }),
    signedIn,
    typingLimit,
    query(ListingPreviewSearch),
    async (c) => c.json(await previewListings(c.var.deps, c.var.actor, c.req.valid('query').ids)),
  )
  .get(
    '/forum/people',
    says('People whose username begins so, for mentions', { 200: PeopleList }),
    signedIn,
    typingLimit,
    query(PeopleSearch),
    async (c) => c.json(await people.listPeople(c.var.deps, c.req.valid('query').prefix)),
  )
  .get(
    '/forum/people/:username',
    says('Who somebody is in the forum', { 200: ForumPerson }),
    signedIn,
    params(PersonPath),
    async (c) => c.json(await people.readPerson(c.var.deps, c.req.valid('param').username)),
  )
  .get('/forum/profile', says('What I say of myself in the forum', { 200: ForumProfile }), signedIn, async (c) =>
    c.json(await people.readProfile(c.var.deps, c.var.actor)),
  )
  .patch(
    '/forum/profile',
    says('Says something of oneself on the own page, or nothing any more', { 200: ForumProfile }),
    signedIn,
    editLimit,
    body(ForumProfile),
    async (c) => c.json(await people.changeProfile(c.var.deps, c.var.actor, c.req.valid('json'))),
  )
