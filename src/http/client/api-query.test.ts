import { onlineManager, QueryObserver } from '@tanstack/react-query'
import { describe, expect, onTestFinished, test } from 'vitest'
import { apiQuery, apiQueryOrNull, keyOfPath, makeQueryClient, pathOfKey, toQueryString } from './api-query.ts'
import { ApiError, errorText, readAnswer } from './call-api.ts'

describe('a query key', () => {
  test('is a path, and an object that becomes the query string', () => {
    expect(pathOfKey(['/api/jobs'])).toBe('/api/jobs')
    expect(pathOfKey(['/api/jobs', { search: 'kelp & coral', jobType: ['job', 'internship'], page: 2 }])).toBe(
      '/api/jobs?search=kelp+%26+coral&jobType=job%2Cinternship&page=2',
    )
  })

  test('is the path step by step, so that what begins alike belongs together', () => {
    expect(keyOfPath('/api/stats')).toEqual(['/api/stats'])
    expect(keyOfPath('/api/forum/topics/1')).toEqual(['/api/forum', 'topics', '1'])
    expect(pathOfKey(['/api/forum', 'topics', '1', { page: 2 }])).toBe('/api/forum/topics/1?page=2')
    expect(pathOfKey(['/api/jobs', { page: 2 }, 'visitor'])).toBe('/api/jobs?page=2')
  })

  test('leaves out what is empty', () => {
    expect(toQueryString({ a: null, b: '', c: undefined, d: [], e: false })).toBe('?e=false')
    expect(toQueryString({ a: null })).toBe('')
  })
})

describe('an answer that is not OK', () => {
  test('becomes an error with status, colon and body, or the status text when there is none', async () => {
    expect(() => readAnswer({ status: 403, text: 'nope' })).toThrow('403: nope')
    expect(() => readAnswer({ status: 502, statusText: 'Bad Gateway', text: '' })).toThrow('502: Bad Gateway')
  })

  test('shows people its own sentence, else the default of the page', async () => {
    const told = new ApiError(
      409,
      '',
      JSON.stringify({ error: 'This email is already in use', fields: { email: 'taken' } }),
    )
    expect(errorText(told, 'Please try again later')).toBe('This email is already in use')
    expect(told.fields).toEqual({ email: 'taken' })
    expect(errorText(new ApiError(500, '', '<html>'), 'Please try again later')).toBe('Please try again later')
    expect(errorText(new TypeError('network'), 'Please try again later')).toBe('Please try again later')
  })
})

describe('the cache of answers', () => {
  const signedOut = async () => {
    throw new ApiError(401, 'Unauthorized', '')
  }
  test('fails on a 401, or reads it as nobody where that is asked for', async () => {
    const client = makeQueryClient(signedOut)
    await expect(client.fetchQuery(apiQuery('/api/user'))).rejects.toThrow('401')
    expect(await client.fetchQuery(apiQueryOrNull('/api/user'))).toBeNull()
  })

  test('asks once, never again by itself, and never retries', async () => {
    let asked = 0
    const client = makeQueryClient(async (path) => {
      asked += 1
      if (path === '/api/broken') throw new ApiError(500, '', '')
      return path
    })
    await client.fetchQuery(apiQuery('/api/stats'))
    await client.fetchQuery(apiQuery('/api/stats'))
    expect(asked).toBe(1)
    await client.fetchQuery(apiQuery('/api/broken')).catch(() => undefined)
    expect(asked).toBe(2)
  })

  test('fails at once while the browser has no line, instead of waiting for one', async () => {
    onlineManager.setOnline(false)
    onTestFinished(() => onlineManager.setOnline(true))
    const noLine = async () => {
      throw new TypeError('Failed to fetch')
    }
    const client = makeQueryClient(noLine)
    await expect(client.fetchQuery(apiQuery('/api/stats'))).rejects.toThrow('Failed to fetch')
    const act = client.getMutationCache().build(client, { mutationFn: noLine })
    await expect(act.execute(undefined)).rejects.toThrow('Failed to fetch')
  })

  test('asks again for what did not arrive when the line is back, and for nothing else', async () => {
    const asked: string[] = []
    let isBack = false
    const client = makeQueryClient(async (path) => {
      asked.push(path)
      if (path === '/api/lost' && !isBack) throw new TypeError('Failed to fetch')
      return path
    })
    client.mount()
    onTestFinished(() => {
      onlineManager.setOnline(true)
      client.unmount()
    })
    const watchers = ['/api/lost', '/api/there'].map((path) => new QueryObserver(client, apiQuery(path)))
    for (const watcher of watchers) onTestFinished(watcher.subscribe(() => undefined))
    await expect.poll(() => watchers[0]!.getCurrentResult().status).toBe('error')
    onlineManager.setOnline(false)
    isBack = true
    onlineManager.setOnline(true)
    await expect.poll(() => watchers[0]!.getCurrentResult().data).toBe('/api/lost')
    expect(asked.filter((path) => path === '/api/there')).toHaveLength(1)
  })
})
