// Every "no" of the newsletter, with its sentence.
import { refuseWith } from '#shared/refusal.ts'

export type NewsletterRefusal =
  | 'not_your_address'
  | 'address_suppressed'
  | 'link_not_valid'
  | 'issue_settled'
  | 'another_issue'
  | 'issue_not_found'
  | 'issue_not_on_its_way'
  | 'issue_not_stopped'
  | 'no_news'
  | 'issue_not_kept'
  | 'letter_not_found'
  | 'subscriber_not_found'
  | 'subscriber_has_account'
  | 'address_not_suppressed'
  | 'mail_events_not_configured'
  | 'signature_not_valid'
  | 'events_not_readable'
  | 'mail_hook_not_configured'
  | 'wrong_topic'
  | 'report_too_old'
  | 'report_known'
  | 'login_not_valid'
  | 'certificate_not_found'
  | 'subscription_not_confirmed'

const texts = {
  not_your_address: 'You can only subscribe your own address',
  address_suppressed: 'Letters to this address came back to us. Please check it, or use another one.',
  link_not_valid: 'This link is not valid any more',
  issue_settled: 'This issue has been sent or skipped already',
  another_issue: 'This issue is not the coming one any more. Please look at the next one first.',
  issue_not_found: 'There is no such issue',
  issue_not_on_its_way: 'Nothing of this issue waits to be sent',
  issue_not_stopped: 'This issue has not been stopped',
  no_news: 'There is nothing new to send',
  issue_not_kept: 'This issue was sent before issues were kept',
  letter_not_found: 'There is no such letter to send again',
  subscriber_not_found: 'This address is not on the list any more',
  subscriber_has_account: 'This address has an account: it goes with the account, under People',
  address_not_suppressed: 'This address is not on the list any more',
  mail_events_not_configured: 'No secret for mail events is configured',
  signature_not_valid: 'The signature is not valid',
  events_not_readable: 'These are not events we can read',
  mail_hook_not_configured: 'There is nothing at this address',
  wrong_topic: 'Reports of this topic are not taken',
  report_too_old: 'This report is too old',
  report_known: 'This report has been received already',
  login_not_valid: 'The name or the password is not valid',
  certificate_not_found: 'The certificate of the signature could not be fetched',
  subscription_not_confirmed: 'The subscription could not be confirmed',
} satisfies Record<NewsletterRefusal, string>

export const refuse = refuseWith<NewsletterRefusal>(texts)
