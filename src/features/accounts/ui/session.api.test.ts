// What a page knows when another person takes its place.
import { QueryObserver } from '@tanstack/react-query'
import { expect, onTestFinished, test } from 'vitest'
import { apiQuery, makeQueryClient } from '#http/client/api-query.ts'
import { siteFactsQuery } from '#http/client/site-facts-query.ts'
import { siteFactsOfTests } from '#testing/site-facts.ts'
import type { User } from '../account.schema.ts'
import { becomeUser, meQuery } from './session.api.ts'

const somebody = { id: '1', username: 'ada' } as User
const own = apiQuery('/api/logbook')

test('what was read for one person is forgotten for the next, and what is the same for everybody is not asked for again', () => {
  const client = makeQueryClient()
  client.setQueryData(siteFactsQuery.queryKey, siteFactsOfTests)
  client.setQueryData(meQuery.queryKey, somebody)
  client.setQueryData(own.queryKey, { entries: [] })
  becomeUser(client, null)
  expect(client.getQueryData(own.queryKey)).toBeUndefined()
  expect(client.getQueryData(siteFactsQuery.queryKey)).toEqual(siteFactsOfTests)
  expect(client.getQueryData(meQuery.queryKey)).toBeNull()
})

test('whoever shows who is signed in is told at once', () => {
  const client = makeQueryClient()
  client.setQueryData(meQuery.queryKey, null)
  const shown: unknown[] = []
  const watcher = new QueryObserver(client, meQuery)
  onTestFinished(watcher.subscribe(({ data }) => shown.push(data)))
  becomeUser(client, somebody)
  expect(watcher.getCurrentResult().data).toEqual(somebody)
})
