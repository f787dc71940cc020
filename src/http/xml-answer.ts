// An answer in XML: feeds and the sitemap.
import type { Context } from 'hono'
import type { AppEnv } from './app-env.ts'

export function answerXml(c: Context<AppEnv>, type: 'application/xml' | 'application/rss+xml', content: string) {
  c.header('Content-Type', `${type}; charset=utf-8`)
  return c.body(content)
}
