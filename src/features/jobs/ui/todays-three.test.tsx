// The listings that are open to a free member today, and what is said where there are none.
import { expect, test } from 'vitest'
import type { User } from '#features/accounts/account.schema.ts'
import { draw, wordsOf } from '#testing/draw.tsx'
import { aWrittenJob } from '#testing/jobs.ts'
import type { JobList } from '../board.schema.ts'
import { jobsQuery } from './jobs.api.ts'
import { TodaysThree } from './todays-three.tsx'

const user = { id: 'u1', subscriptionType: 'Free' } as User

function drawn(jobs: JobList['jobs'], total = jobs.length): string {
  return wordsOf(draw(<TodaysThree user={user} />, new Map([[jobsQuery({}, user).queryKey, { jobs, total }]])))
}

test('those that are open stand there, and who hid them all is told so', () => {
  const open = { ...aWrittenJob({ title: 'Deck Hand' }), matched: null }
  expect(drawn([open, { locked: true }])).toContain('Deck Hand')
  expect(drawn([{ locked: true }, { locked: true }])).toContain('You have hidden the listings that are open today.')
  expect(drawn([])).toContain('There is nothing on your board today.')
})
