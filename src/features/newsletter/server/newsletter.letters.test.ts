// What an issue says of its listings.
import { expect, test } from 'vitest'
import { renderLetter } from '#platform/mail/render-letter.tsx'
import type { IssueJob, IssueView } from '../newsletter.rules.ts'
import { issueLetter } from './newsletter.letters.tsx'

const links = {
  publicUrl: 'https://berth.example',
  unsubscribe: 'https://berth.example/unsubscribe',
  preferences: 'https://berth.example/preferences',
  price: '$29.90 USD',
  isOwn: () => false,
  mark: (address: string) => address,
}
const job: IssueJob = { id: 'one', title: 'Reef Warden', company: 'Reef Watch', location: 'Horta' }
const nothing: IssueView = { jobs: [], moreJobs: 0, closing: [], moreClosing: 0, article: null, topics: [] }
const textOf = (view: Partial<IssueView>) =>
  renderLetter(issueLetter({ subject: '', intro: '', view: { ...nothing, ...view }, variant: 'member', links })).text

test('each listing comes with what it pays, the new ones and those that close', () => {
  const pay = 'You pay 900 EUR'
  expect(textOf({ jobs: [{ ...job, pay }] })).toContain('Reef Watch, Horta; You pay 900 EUR')
  expect(textOf({ closing: [{ ...job, pay, closesOn: '2030-01-31' }] })).toContain(
    'Reef Watch, Horta; You pay 900 EUR. Apply by January 31, 2030',
  )
})

test('an issue that was begun before pay was kept is sent without it', () => {
  expect(textOf({ jobs: [job] })).toMatch(/Reef Watch, Horta(?!;)/)
})
