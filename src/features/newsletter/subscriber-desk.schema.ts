// The contract of the list of subscribers, as admins search, save and shorten it.
import { z } from 'zod'
import { pageField } from '#shared/page-field.ts'
import { textField } from '#shared/text-field.ts'
import { consentSources } from './newsletter.rules.ts'

/** `active` gets issues; `waiting` has not confirmed the address; `left` does not want them any more. */
export const subscriberStates = ['active', 'waiting', 'left'] as const

export const SubscriberSearch = z.object({
  query: textField({ max: 200 }).default(''),
  state: z.enum(['', ...subscriberStates], { error: 'Unknown state' }).default(''),
  account: z.enum(['', 'with', 'without'], { error: 'Please choose from with, without' }).default(''),
  page: pageField,
})
export type SubscriberSearch = z.infer<typeof SubscriberSearch>

export const Subscriber = z.object({
  id: z.uuid(),
  email: z.string(),
  state: z.enum(subscriberStates),
  /** Null where there is none. */
  username: z.string().nullable(),
  source: z.enum(consentSources),
  consentAt: z.iso.datetime(),
  confirmedAt: z.iso.datetime().nullable(),
  unsubscribedAt: z.iso.datetime().nullable(),
})
export type Subscriber = z.infer<typeof Subscriber>

export const SubscriberPage = z.object({
  subscribers: z.array(Subscriber),
  total: z.number(),
  page: z.number(),
  totalPages: z.number(),
})
export type SubscriberPage = z.infer<typeof SubscriberPage>
