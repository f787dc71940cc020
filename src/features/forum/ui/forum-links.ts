// Where the forum's links lead.
import { linkOptions } from '@tanstack/react-router'
import type { ListSearch } from './forum.api.ts'

export const topicLink = (topicId: string, page = 1) =>
  linkOptions({ to: '/forum/topics/$topicId', params: { topicId }, search: page > 1 ? { page } : {} })

/** Whatever page of the topic the reply is on. */
export const replyLink = (topicId: string, replyId: string) =>
  linkOptions({
    to: '/forum/topics/$topicId',
    params: { topicId },
    search: { reply: replyId },
    hash: `reply-${replyId}`,
  })

export const listLink = ({ search, author, category, within, answered, page = 1 }: ListSearch) =>
  linkOptions({
    to: '/forum',
    search: {
      ...(search ? { search } : {}),
      ...(author ? { author } : {}),
      ...(category ? { category } : {}),
      ...(search && within ? { within } : {}),
      ...(search && within && answered ? { answered } : {}),
      ...(page > 1 ? { page } : {}),
    },
  })

export const personLink = (username: string) => linkOptions({ to: '/people/$username', params: { username } })
