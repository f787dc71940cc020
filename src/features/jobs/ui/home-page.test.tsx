// What stands around the list, for each thing that was asked of it.
import { expect, test } from 'vitest'
import type { User } from '#features/accounts/account.schema.ts'
import { draw, wordsOf } from '#testing/draw.tsx'
import type { BoardSearch } from '../board-search.rules.ts'
import { HomePage } from './home-page.tsx'

const captain = { id: '1', role: 'admin', subscriptionType: 'Free', subscriptionEndDate: null } as User
const nothing = () => undefined

function wordsAround(filters: BoardSearch): string {
  const page = (
    <HomePage
      me={captain}
      now={new Date('2026-06-15T12:00:00Z')}
      filters={filters}
      onFilters={nothing}
      upgradeBanner={null}
      chart={null}
      report={nothing}
      news={<p>14 new since Monday</p>}
    />
  )
  return wordsOf(draw(page))
}

test('how much is new on the board stands above all of it, not above what a search found', () => {
  expect(wordsAround({})).toContain('14 new since Monday')
  expect(wordsAround({ sort: 'closing', page: 2 })).toContain('14 new since Monday')
  expect(wordsAround({ search: 'turtle' })).not.toContain('new since')
  expect(wordsAround({ jobType: ['volunteer'] })).not.toContain('new since')
})
