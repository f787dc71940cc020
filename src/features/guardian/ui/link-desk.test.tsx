// The desk of links says how many there are only where it knows.
import { expect, test } from 'vitest'
import { draw, wordsOf } from '#testing/draw.tsx'
import { type Link, mostLinks } from '../link.schema.ts'
import { LinkDesk } from './link-desk.tsx'
import { linksQuery } from './links.api.ts'

const link = { title: 'Diver', company: 'Reef', description: '', url: 'https://reef.example/1', excerpt: null }
const found = {
  ...link,
  state: 'doubtful',
  reason: 'gone_once',
  foundUrl: null,
  checkedAt: null,
  openAt: null,
} as const

function drawn(count: number): string {
  const links: Link[] = Array.from({ length: count }, (_, at) => ({ ...found, jobId: `id-${at}` }))
  return wordsOf(
    draw(
      <LinkDesk state={undefined} onState={() => undefined} />,
      new Map([[linksQuery('doubtful').queryKey, { links }]]),
    ),
  )
}

test('a list that ends before the links do says so', () => {
  expect(drawn(1)).toContain('1 link.')
  expect(drawn(2)).toContain('2 links.')
  expect(drawn(mostLinks)).toContain('The first 500 links.')
})
