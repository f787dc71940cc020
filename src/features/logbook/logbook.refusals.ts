// Every "no" of the logbook, with its sentence.
import { refuseWith } from '#shared/refusal.ts'
import { mostEntries } from './logbook.rules.ts'

export type LogbookRefusal = 'job_not_found' | 'entry_not_found' | 'logbook_full' | 'link_not_valid'

const texts = {
  job_not_found: 'This listing does not exist',
  entry_not_found: 'This is not in your logbook',
  logbook_full: `A logbook holds ${mostEntries} entries. Please delete some first.`,
  link_not_valid: 'This link is not valid any more',
} satisfies Record<LogbookRefusal, string>

export const refuse = refuseWith<LogbookRefusal>(texts)
