// The mailer's and the queue's times for tests: every wait that takes minutes in production takes about a second.
import type { MailerTiming } from '#platform/mail/mailer-deps.ts'
import type { QueueTiming } from '#platform/queue.ts'

export const quickMail: MailerTiming = {
  giveUpAfterMs: 86_400_000,
  claimMs: 60_000,
  retryDelaySeconds: 1,
  retryDelayMaxSeconds: 1,
  pauseMaxSeconds: 1,
  burstMs: 500,
  timeoutSeconds: 30,
}

/** So many that no test is held up. */
export const noLimit = 100_000

/** For processes that are killed: what they held is soon free again. */
export const killedMail: MailerTiming = { ...quickMail, claimMs: 4_000, timeoutSeconds: 5 }

export const quickQueue: QueueTiming = { pollSeconds: 0.5, superviseSeconds: 1, heartbeatSeconds: 10 }
