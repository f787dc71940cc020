// What an alert says, however much was found.
import { expect, test } from 'vitest'
import { bare } from '#features/jobs/pay/pay.schema.ts'
import { renderLetter } from '#platform/mail/render-letter.tsx'
import { alertLetter, type SearchNews } from './alerts.letters.tsx'

const links = { publicUrl: 'https://berth.example', stopAll: 'https://berth.example/stop', price: '$29.90 USD' }
const found = (count: number): SearchNews => ({
  name: 'Turtles',
  jobs: Array.from({ length: count }, (_, at) => ({
    ...({
      id: `job-${at}`,
      company: 'Turtle Watch',
      location: 'Crete',
      salary: null,
      closesOn: null,
    } as SearchNews['jobs'][0]),
    title: `Turtle keeper ${at}`,
  })),
  locked: 0,
  boardUrl: 'https://berth.example/?search=turtle',
  stopUrl: 'https://berth.example/stop-alerts?token=one',
})

test('a letter of very many finds is not longer for those it only counts', () => {
  const htmlOf = (count: number) => renderLetter(alertLetter([found(count)], links)).html
  expect(htmlOf(1)).toContain('Turtle keeper 0')
  expect(htmlOf(900).length).toBeLessThan(htmlOf(100).length + 100)
  expect(htmlOf(900)).toContain('880 more are on the board.')
  expect(htmlOf(21)).toContain('1 more is on the board.')
})

test('of each find it says what it pays, also where the organisation wrote no text about it', () => {
  const { jobs, ...rest } = found(1)
  const offers = [
    { ...jobs[0]!, pay: bare('unpaid') },
    { ...jobs[0]!, salary: '€900 a month' },
  ]
  const { text } = renderLetter(alertLetter([{ ...rest, jobs: offers }], links))
  expect(text).toContain('Turtle Watch, Crete; Unpaid')
  expect(text).toContain('Turtle Watch, Crete; €900 a month')
})
