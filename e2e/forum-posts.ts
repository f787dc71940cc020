// Topics and replies made through the API, for journeys through the forum.
import type { APIRequestContext, Page } from '@playwright/test'
import { type Account, signInAs, withoutBanner } from './site.ts'

type Made = { id: string }

async function tokenOf(request: APIRequestContext, account: Account): Promise<string> {
  return (await (await request.post('/api/login', { data: account })).json()).token
}

/** A topic of somebody's, made through the API. */
export async function makeTopic(
  request: APIRequestContext,
  account: Account,
  title: string,
  content = 'Ten letters and more.',
) {
  const headers = { authorization: `Bearer ${await tokenOf(request, account)}` }
  return (await (await request.post('/api/forum/topics', { data: { title, content }, headers })).json()) as Made
}

export async function makeReply(request: APIRequestContext, account: Account, topicId: string, content: string) {
  const headers = { authorization: `Bearer ${await tokenOf(request, account)}` }
  return (await (await request.post('/api/forum/replies', { data: { topicId, content }, headers })).json()) as Made
}

export async function enterAs(page: Page, account: Account): Promise<void> {
  await withoutBanner(page)
  await signInAs(page, account)
}

export const mark = () => Math.random().toString(36).slice(2, 8)
