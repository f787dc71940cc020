// The two plans as the membership tab shows them, for every plan a person can have.
import { expect, test } from 'vitest'
import type { User } from '#features/accounts/account.schema.ts'
import { plans } from '#shared/actor.ts'
import { draw, wordsOf } from '#testing/draw.tsx'
import { siteFactsOfTests } from '#testing/site-facts.ts'
import { PricingTab } from './pricing-tab.tsx'

const now = new Date('2026-06-15T12:00:00Z')
const person: User = {
  id: '00000000-0000-4000-8000-000000000001',
  username: 'ada',
  email: 'ada@mail.example',
  role: 'job_seeker',
  firstName: 'Ada',
  lastName: 'Marsh',
  profilePicture: null,
  pendingEmail: null,
  emailVerified: true,
  subscriptionType: 'Free',
  subscriptionEndDate: null,
  lastLogin: null,
  createdAt: '2026-01-01T00:00:00.000Z',
}
const tab = (change: Partial<User>) => wordsOf(draw(<PricingTab user={{ ...person, ...change }} now={now} />))

test('a free member is on the Free Plan, for nothing', () => {
  expect(tab({})).toMatch(/Free Plan Current Plan \$0 USD .*3 of the newest opportunities each day/)
  expect(tab({})).toMatch(/One year membership \$29\.90 USD Only \$2\.49\/month, paid once, no automatic renewal/)
  expect(tab({})).toContain('Get membership')
})

test('a membership gives all that is promised', () => {
  for (const benefit of [
    'Access to all current listings',
    'Unlimited new jobs for 1 year',
    'Favorites saved in your profile',
    'The forum',
    'The weekly newsletter',
    'Your choice of which ocean conservation NGO receives part of the revenue',
    'A step-by-step guide for applications and interviews',
  ])
    expect(tab({})).toContain(benefit)
})

test.each(plans.filter((plan) => plan !== 'Free'))('%s is the current plan while it lasts, with its end', (plan) => {
  const running = tab({ subscriptionType: plan, subscriptionEndDate: '2026-12-24T00:00:00.000Z' })
  expect(running).toMatch(/One year membership Current Plan/)
  expect(running).toMatch(/Active until .*2026/)
  expect(running).not.toMatch(/Free Plan Current Plan/)
  const over = tab({ subscriptionType: plan, subscriptionEndDate: '2026-06-15T11:59:59.000Z' })
  expect(over).toMatch(/Free Plan Current Plan/)
  expect(over).toMatch(/Expired on .*2026 .*Get membership/)
})

test('another year is offered plainly in the last sixty days, and before that only to who asks for it', () => {
  const ends = (day: string) => tab({ subscriptionType: 'Annual', subscriptionEndDate: `${day}T12:00:00.000Z` })
  expect(ends('2026-08-14')).not.toContain('Extend now')
  expect(ends('2026-08-14')).toContain('Extend by a year')
  expect(ends('2026-08-15')).toMatch(/Extend now There is no need to yet.*another year begins on August 15, 2026/)
})

test('an organisation that has left the list is not shown as if another one had been chosen', () => {
  const chosen = (ngo: string | null) => {
    const member = { ...person, subscriptionType: 'Annual', subscriptionEndDate: '2026-12-24T00:00:00.000Z' } as const
    const html = draw(<PricingTab user={member} now={now} />, { '/api/membership': { paymentUrl: null, ngo } })
    return /<option[^>]* selected=""[^>]*>([^<]*)/.exec(html)?.[1]
  }
  const [first] = siteFactsOfTests.ngos
  expect(chosen(first!.id)).toBe(first!.name)
  expect(chosen(null)).toBe('Please choose')
  expect(chosen('gone-from-the-list')).toBe('Please choose')
})

test('nobody is asked to choose again before it is known what they chose', () => {
  const running = tab({ subscriptionType: 'Annual', subscriptionEndDate: '2026-12-24T00:00:00.000Z' })
  expect(running).toContain('Your part for the sea')
  expect(running).not.toContain('Please choose')
})
