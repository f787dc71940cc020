// The feed of the blog.
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import type { AppEnv } from '#http/app-env.ts'
import { readConfig } from '#platform/config.ts'
import { readAll, readArticle } from '../build/read-content.ts'
import { mountBlogFeed, writeBlogFeed } from './blog-feed.pages.ts'

test('the feed lists the eight articles, newest first, with absolute links', async () => {
  const site = new Hono<AppEnv>()
  const config = readConfig('test', { PUBLIC_URL: 'https://board.example' }, {})
  mountBlogFeed(site, { config }, async () => readAll('articles', readArticle))
  const response = await site.request('/blog.rss')
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8')
  const feed = await response.text()
  const links = [...feed.matchAll(/<guid isPermaLink="true">(.*?)<\/guid>/g)].map((match) => match[1])
  expect(links).toHaveLength(8)
  expect(links[0]).toBe('https://board.example/blog/coral-restoration-breakthrough')
  const days = [...feed.matchAll(/<pubDate>(.*?)<\/pubDate>/g)].map((match) => Date.parse(match[1] ?? ''))
  expect(days).toEqual([...days].sort((a, b) => b - a))
})

test('what has a meaning in XML is escaped', () => {
  const feed = writeBlogFeed(
    [
      {
        id: 'x',
        title: 'Fish & <chips>',
        description: '"quoted"',
        date: '2026-01-02',
        category: 'Career',
        author: { name: "O'Shoal", about: '' },
        isNew: false,
        readTime: 5,
      },
    ],
    'https://board.example',
  )
  expect(feed).toContain('<title>Fish &amp; &lt;chips&gt;</title>')
  expect(feed).toContain('<dc:creator>O&apos;Shoal</dc:creator>')
  expect(feed).toContain('<pubDate>Fri, 02 Jan 2026 00:00:00 GMT</pubDate>')
})
