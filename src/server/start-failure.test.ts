import { expect, test } from 'vitest'
import { MigrationRefused } from '#platform/migrations.ts'
import { explainFailure } from './start-failure.ts'

const refused = new MigrationRefused('The database is newer than this version.')
const embedded = { dataDir: '/srv/data/demo', databaseUrl: undefined }

test('after a change of branch, demo and development say which folder may go', () => {
  for (const mode of ['demo', 'development'] as const)
    expect(explainFailure(refused, { ...embedded, mode })).toEqual([
      refused.message,
      'If nothing in /srv/data/demo is worth keeping, remove that folder and start again.',
    ])
})

test('nobody is told to remove what may be real, or for another reason', () => {
  expect(explainFailure(refused, { ...embedded, mode: 'production' })).toEqual([refused.message])
  expect(explainFailure(refused, { ...embedded, mode: 'demo', databaseUrl: 'postgres://db/berth' })).toHaveLength(1)
  expect(explainFailure(new Error('The port is in use'), { ...embedded, mode: 'demo' })).toEqual(['The port is in use'])
})

test('a query that failed is told with the reason, as the query alone helps nobody', () => {
  const reason = new Error('terminating connection due to administrator command')
  const error = new Error('Failed query: select 1\nparams: ', { cause: reason })
  expect(explainFailure(error, { ...embedded, mode: 'production' })).toEqual([
    `Failed query: select 1: ${reason.message}`,
  ])
})
