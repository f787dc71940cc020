// What a feed says: its title and its newest entries as plain text. Of a page, which feeds it names. Runs where it can be ended.
import { createHash } from 'node:crypto'
import { parseFeed } from 'feedsmith'
import { mostEntries } from '../../feed.rules.ts'
import { addressKey, withoutTrackers } from '../../import.rules.ts'
import { type Loose, loose } from '../systems/loose-json.ts'
import { textOfHtml } from './html-text.ts'
import { treeOfPage } from './page-tree.ts'
import { textIn, withoutControls } from './posting.ts'

export type FeedTask = { text: string; url: string }
export type FeedEntry = {
  key: string
  page: string | null
  title: string
  address: string
  description: string
}
export type FeedReading =
  | { kind: 'feed'; title: string; entries: FeedEntry[] }
  | { kind: 'page'; feeds: string[] }
  | { kind: 'broken' }

type Told = Record<'id' | 'title' | 'address' | 'content' | 'at', string | undefined>
/** `from`: where its relative address begins. */
type Placed = Told & { from: string }

export function readFeed({ text, url }: FeedTask): FeedReading {
  try {
    const { format, feed: read } = parseFeed(text)
    const feed = loose(read)
    const title = plain(feed.at('title', 'value').text() ?? feed.at('title').text()) ?? new URL(url).hostname
    return { kind: 'feed', title: cut(title, 200), entries: entriesOf(format, feed, url) }
  } catch {
    const feeds = /<html|<head|<body/i.test(text) ? feedsOnPage(text, url) : null
    return feeds ? { kind: 'page', feeds } : { kind: 'broken' }
  }
}

function entriesOf(format: string, feed: Loose, url: string): FeedEntry[] {
  const list = feed.at(format === 'atom' ? 'entries' : 'items').list()
  const read = format === 'atom' ? ofAtom : format === 'json' ? ofJson : ofRss
  const base = baseOf(feed, url)
  // Some sites tell of the oldest first.
  const told = list
    .map((item): Placed => ({ ...read(item), from: baseOf(item, base) }))
    .sort((one, other) => timeOf(other) - timeOf(one))
    .slice(0, mostEntries)
  const entries = told.flatMap((each) => toEntry(each) ?? [])
  const times = new Map<string, number>()
  for (const { page } of entries) if (page) times.set(page, (times.get(page) ?? 0) + 1)
  // An address that several entries share names none of them.
  const named = entries.map((entry) => (entry.page && times.get(entry.page) === 1 ? entry : { ...entry, page: null }))
  const once = new Map(named.toReversed().map((entry) => [entry.key, entry]))
  return [...once.values()].reverse()
}

/** `xml:base`, which may itself be relative to that of what is around it. */
function baseOf(thing: Loose, around: string): string {
  const base = thing.at('xml', 'base').text()
  return base !== undefined && URL.canParse(base, around) ? new URL(base, around).href : around
}

/** Entries without a date keep their order, behind the others. */
function timeOf({ at }: Told): number {
  return Date.parse(at ?? '') || 0
}

function ofRss(item: Loose): Told {
  const guid = item.at('guid', 'value').text()
  const isAddress = item.at('guid', 'isPermaLink').raw !== false
  return {
    id: guid ?? item.at('rdf', 'about').text(),
    title: item.at('title').text(),
    address: item.at('link').text() ?? (isAddress ? guid : undefined),
    content: item.at('content', 'encoded').text() ?? item.at('description').text(),
    at: item.at('pubDate').text() ?? item.at('dc', 'date').text() ?? item.at('dc', 'dates').list()[0]?.text(),
  }
}

function ofAtom(entry: Loose): Told {
  const links = entry.at('links').list()
  const link = links.find((each) => (each.at('rel').text() ?? 'alternate') === 'alternate')
  return {
    id: entry.at('id').text(),
    title: entry.at('title', 'value').text(),
    address: link?.at('href').text(),
    content: entry.at('content', 'value').text() ?? entry.at('summary', 'value').text(),
    at: entry.at('published').text() ?? entry.at('updated').text(),
  }
}

function ofJson(item: Loose): Told {
  return {
    id: item.at('id').text(),
    title: item.at('title').text(),
    address: item.at('url').text() ?? item.at('external_url').text(),
    content: item.at('content_html').text() ?? item.at('content_text').text() ?? item.at('summary').text(),
    at: item.at('date_published').text(),
  }
}

/** Null: without a title or an address nobody can make a listing of it. */
function toEntry({ id, title, address, content, from }: Placed): FeedEntry | null {
  const name = plain(title)
  const link = textIn(address)
  if (!name || !link || !URL.canParse(link, from)) return null
  const full = withoutTrackers(new URL(link, from).href)
  const place = addressKey(full)
  if (place === null || full.length > 2_000) return null
  return {
    key: hash(textIn(id) ?? place),
    page: hash(place),
    title: cut(name, 200),
    address: full,
    description: cut(withoutControls(textOfHtml(content) ?? ''), 20_000),
  }
}

/** Titles carry markup and entities, now and then encoded twice. */
function plain(title: string | undefined): string | undefined {
  const text = textIn(textOfHtml(title?.slice(0, 5_000)))
  return text === undefined ? undefined : textIn(withoutControls(text))
}

const cut = (text: string, most: number) => [...text].slice(0, most).join('')
const hash = (text: string) => createHash('sha256').update(text).digest('base64url')

const feedType = /^application\/(rss\+xml|atom\+xml|feed\+json|json)$/i

function feedsOnPage(html: string, url: string): string[] {
  const document = treeOfPage(html)
  const links = [...document.querySelectorAll('link[rel][type][href]')].filter(
    (link) => /\balternate\b/i.test(link.getAttribute('rel')!) && feedType.test(link.getAttribute('type')!.trim()),
  )
  const base = document.querySelector('base[href]')?.getAttribute('href') ?? ''
  const from = URL.canParse(base, url) ? new URL(base, url).href : url
  const found = links.flatMap((link) => {
    const href = link.getAttribute('href')!
    return URL.canParse(href, from) ? new URL(href, from).href : []
  })
  // Comments have a feed of their own on many sites.
  return [...new Set(found)].sort((one, other) => Number(isComments(one)) - Number(isComments(other))).slice(0, 5)
}

const isComments = (address: string) => /comments?/i.test(address)
