// Which listings are like another: by words of the title, then by place, then by kind.
import { expect, test } from 'vitest'
import { aWrittenJob } from '#testing/jobs.ts'
import { mostAlike } from './similarity.ts'

const place = { mode: null, country: 'PT', city: null, lat: null, lon: null, sea: 'north-atlantic' }
const listing = (id: string, title: string, change: Parameters<typeof aWrittenJob>[0] = {}) =>
  aWrittenJob({ id, title, jobType: ['job'], place: null, ...change })
const own = listing('own', 'Sea Turtle Biologist', { place })

test('a word of the title outweighs sea and country together with the kind, and these decide among the rest', () => {
  const others = [
    listing('kind', 'Deck Hand'),
    listing('nothing', 'Deck Hand', { jobType: ['volunteer'] }),
    listing('country', 'Deck Hand', { place: { ...place, sea: null } }),
    listing('sea', 'Deck Hand', { place: { ...place, country: null } }),
    listing('one word', 'Turtle Warden', { jobType: ['volunteer'], place: { ...place, country: null } }),
    listing('two words', 'Marine Biology of Turtles'),
  ]
  const order = mostAlike(own, others).map(({ id }) => id)
  expect(order).toEqual(['two words', 'one word', 'sea', 'country', 'kind', 'nothing'])
})

test('equals stay as they came, each once, and never the listing itself', () => {
  const twice = listing('a', 'Turtle Warden')
  expect(mostAlike(own, [twice, listing('b', 'Turtle Ranger'), twice, own]).map(({ id }) => id)).toEqual(['a', 'b'])
})
