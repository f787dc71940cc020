// Asking somebody who held a berth: one question each about a listing, asked and answered in the forum. Whatever is said of a
// listing goes through the paywall; who held what is known from their own page alone.
import { refuseSilenced } from '#features/accounts/server/suspension.service.ts'
import { isLocked, revealJobs } from '#features/jobs/job.rules.ts'
import { findJobFor, newestThree } from '#features/jobs/server/board.service.ts'
import type { Deps } from '#platform/deps.ts'
import { type Actor, accessOf } from '#shared/actor.ts'
import { newestDay } from '#shared/calendar-days.ts'
import { holdsAddress } from '#shared/written-links.ts'
import type { AskedAbout, Berths, ListingPeople, QuestionForm } from '../berth.schema.ts'
import { defaultCategory } from '../category.schema.ts'
import { refuse } from '../forum.refusals.ts'
import type { Topic } from '../forum.schema.ts'
import { maySee } from '../held-post.rules.ts'
import { questionTitle } from '../question.rules.ts'
import * as berths from './berths.store.ts'
import { topicsRegion } from './forum.cache.ts'
import { previewListings } from './listing-previews.service.ts'
import { holdAuthor } from './members.store.ts'
import { countPost, holdIfDue, isWatched, notifyOf } from './posting.ts'
import * as store from './questions.store.ts'
import { noteRead } from './readers.store.ts'
import { answerTopic, editTopic } from './topics.service.ts'
import { findTopicByKey, insertTopic } from './topics.store.ts'

export async function readBerths({ db }: Deps, actor: Actor): Promise<Berths> {
  return { berths: await berths.listBerths(db.orm, actor.id) }
}

/** Links of new people are held to the rule of titles. */
export async function changeBerths(deps: Deps, actor: Actor, list: Berths): Promise<Berths> {
  const { db, clock } = deps
  const hasLink = list.berths.some(({ company, work }) => holdsAddress(`${company} ${work}`))
  if (hasLink && isWatched(deps, actor)) throw refuse('invalid', 'link_in_bio', 'berths')
  const thisYear = Number(newestDay(clock.now()).slice(0, 4))
  if (list.berths.some(({ year }) => year > thisYear)) throw refuse('invalid', 'year_ahead', 'berths')
  return db.orm.transaction(async (tx) => {
    await holdAuthor(tx, actor.id)
    if (list.berths.length > 0) await refuseSilenced(deps, tx, actor.id)
    await berths.replaceBerths(tx, actor.id, list.berths)
    return { berths: await berths.listBerths(tx, actor.id) }
  })
}

type Listing = { id: string; company: string }

/** The listing, when it is on the board and clear to whoever asks. */
async function openListing(deps: Deps, actor: Actor, id: string): Promise<Listing | null> {
  const job = await findJobFor(deps, null, id)
  if (!job) return null
  const { company } = job
  const [shown] = revealJobs([{ id, company }], accessOf(actor, deps.clock.now()), await newestThree(deps))
  return !shown || isLocked(shown) ? null : shown
}

export async function readListingPeople(deps: Deps, actor: Actor, jobId: string): Promise<ListingPeople> {
  const listing = await openListing(deps, actor, jobId)
  if (!listing) return { people: [], topics: [] }
  const { orm } = deps.db
  const asking = { company: listing.company, viewerId: actor.id, jobId, now: deps.clock.now() }
  const [people, topics] = await Promise.all([berths.listHolders(orm, asking), store.listAsked(orm, jobId)])
  return { people, topics }
}

/** A topic like any other, with its limits; the person who is asked is told. */
export async function askAboutListing(
  deps: Deps,
  actor: Actor,
  jobId: string,
  { personId, question }: QuestionForm,
  clientKey: string | null,
): Promise<Topic> {
  const listing = await openListing(deps, actor, jobId)
  if (!listing) throw refuse('not_found', 'listing_not_found')
  const id = await topicsRegion(deps).change(deps.db, async (tx) => {
    await holdAuthor(tx, actor.id)
    const before = clientKey ? await findTopicByKey(tx, actor.id, clientKey) : null
    if (before) return before
    await refuseSilenced(deps, tx, actor.id)
    const now = deps.clock.now()
    const holders = await berths.listHolders(tx, { company: listing.company, viewerId: actor.id, jobId, now })
    const asked = holders.find((holder) => holder.id === personId)
    if (!asked) throw refuse('not_found', 'person_not_found')
    if (asked.topicId) throw refuse('conflict', 'asked_already')
    await countPost(deps, tx, actor, 'topic')
    const heldAt = await holdIfDue(deps, tx, actor, { content: question })
    const words = { title: questionTitle(question, asked.username), content: question, category: defaultCategory }
    const topicId = await insertTopic(tx, { ...words, authorId: actor.id, clientKey, heldAt, createdAt: now })
    const isFirst = await store.insertQuestion(tx, {
      topicId,
      jobId,
      askerId: actor.id,
      askedId: personId,
      createdAt: now,
    })
    if (!isFirst) throw refuse('conflict', 'asked_already')
    await noteRead(tx, actor.id, topicId, now)
    const post = { topicId, replyId: null, content: question, createdAt: now }
    if (!heldAt) await notifyOf(tx, actor, post, { askedId: personId })
    return topicId
  })
  const topic = await answerTopic(deps, actor, id)
  if (topic.content === question) return topic
  // Sent again with other words, because nobody heard that the first ones came: the last ones count.
  const username = (await store.findQuestion(deps.db.orm, id))?.username ?? ''
  return editTopic(deps, actor, id, { title: questionTitle(question, username), content: question })
}

/** Null of a listing that is not on the board any more; locked is locked. */
export async function readAskedAbout(deps: Deps, actor: Actor, topicId: string): Promise<AskedAbout> {
  const topic = await answerTopic(deps, actor, topicId)
  const question = maySee(topic, actor) ? await store.findQuestion(deps.db.orm, topicId) : null
  if (!question) throw refuse('not_found', 'question_not_found')
  const { listings } = await previewListings(deps, actor, [question.jobId])
  return { asked: { username: question.username }, listing: listings[0] ?? null }
}
