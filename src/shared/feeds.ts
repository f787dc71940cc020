// The two kinds of list that machines read: a feed of what is new (RSS 2.0), and a sitemap.
import { writeXml, type XmlElement } from './xml.ts'

export type FeedItem = {
  title: string
  link: string
  date: Date
  description: string
  category?: string
  author?: string
}

export type Feed = { title: string; link: string; address: string; description: string; items: readonly FeedItem[] }

const text = (name: string, content: string): XmlElement => ({ name, content })

export function writeFeed({ title, link, address, description, items }: Feed): string {
  const self = { href: address, rel: 'self', type: 'application/rss+xml' }
  const channel = [
    text('title', title),
    text('link', link),
    { name: 'atom:link', attributes: self },
    text('description', description),
    text('language', 'en'),
    ...items.map(writeItem),
  ]
  const spaces = { 'xmlns:atom': 'http://www.w3.org/2005/Atom', 'xmlns:dc': 'http://purl.org/dc/elements/1.1/' }
  return writeXml({
    name: 'rss',
    attributes: { version: '2.0', ...spaces },
    content: [{ name: 'channel', content: channel }],
  })
}

function writeItem({ title, link, date, description, category, author }: FeedItem): XmlElement {
  const content = [
    text('title', title),
    text('link', link),
    { name: 'guid', attributes: { isPermaLink: 'true' }, content: link },
    text('pubDate', date.toUTCString()),
    ...(category ? [text('category', category)] : []),
    ...(author ? [text('dc:creator', author)] : []),
    text('description', description),
  ]
  return { name: 'item', content }
}

export type SitemapEntry = { address: string; changedAt?: string }

export function writeSitemap(entries: readonly SitemapEntry[]): string {
  const content = entries.map(({ address, changedAt }) => ({
    name: 'url',
    content: [text('loc', address), ...(changedAt ? [text('lastmod', changedAt)] : [])],
  }))
  return writeXml({ name: 'urlset', attributes: { xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9' }, content })
}
