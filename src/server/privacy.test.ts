// The privacy policy promises what the software does: times that are written in code stand in the policy as they are.
import { expect, test } from 'vitest'
import { sessionLifetime, sessionsPerPerson } from '#features/accounts/account.rules.ts'
import { keptYears } from '#features/accounts/data-request.rules.ts'
import { undoMs } from '#features/accounts/server/email-change.service.ts'
import { keptMonths } from '#features/analytics/server/collected.store.ts'
import { textOf } from '#features/content/body-text.rules.ts'
import { readAll, readLegalText } from '#features/content/build/read-content.ts'
import { forgetNotificationsAfterMs } from '#features/forum/forum.rules.ts'
import { emptySearchesKeptMs } from '#features/jobs/server/empty-searches.store.ts'
import { keptRecipientsMs } from '#platform/mail/mailer.ts'
import { askAgainAfterMs } from '#shared/consent.ts'

const day = 86_400_000
const hour = 3_600_000

test('the privacy policy names the times after which the software forgets', () => {
  const policy = readAll('legal', readLegalText).find(({ id }) => id === 'privacy-policy')!
  const words = policy.body.map(textOf).join('\n')
  const [member, admin] = [sessionLifetime({ role: 'job_seeker' }), sessionLifetime({ role: 'admin' })]
  expect(sessionsPerPerson).toBe(10)
  const promises = [
    `${member.idleMs / day} days without use, and after ${member.absoluteMs / day} days`,
    `for administrators after ${admin.idleMs / 60_000} minutes and ${admin.absoluteMs / hour} hours`,
    'at most ten at a time',
    `Analytics: purged after ${keptMonths} months`,
    `to whom it went after ${keptRecipientsMs / day} days`,
    `if you change it: ${['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven'][undoMs / day]} days for the way back`,
    `Notifications are removed after ${forgetNotificationsAfterMs / day} days`,
    `forgotten ${emptySearchesKeptMs / day} days after they were last asked for`,
    `for ${['', 'one', 'two', 'three'][keptYears]} years as proof`,
    `We ask again after ${['', 'one', 'two', 'three', 'four', 'five', 'six'][Math.floor(askAgainAfterMs / day / 30)]} months`,
  ]
  expect(promises.filter((promise) => !words.includes(promise))).toEqual([])
})

test('it names what is kept of a payment, and the counters that last longer than an hour', () => {
  const policy = readAll('legal', readLegalText).find(({ id }) => id === 'privacy-policy')!
  const words = policy.body.map(textOf).join('\n')
  const sentences = [
    'amount with the tax in it, its reference, the name and the e-mail address that were given',
    'They contain amount, tax, date, reference and the payer’s name and e-mail address',
    'those to an address you change to 24 hours',
    'of letters to addresses that nobody has confirmed and of the team’s wrong passwords for a day',
  ]
  expect(sentences.filter((sentence) => !words.includes(sentence))).toEqual([])
})
