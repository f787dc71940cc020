// Everything that is read of one import: the system's own answer, then what the page tells, source by source.
import { isWelcome, type RobotsTask } from '#platform/outbound/robots.ts'
import type { Source } from '../../import.schema.ts'
import type { SystemName, SystemPlace } from '../systems/system.ts'
import { systems } from '../systems/systems.ts'
import { textOfHtml, textOfNode } from './html-text.ts'
import { readJobPosting } from './job-posting.ts'
import { readOpenGraph } from './open-graph.ts'
import { treeOfPage } from './page-tree.ts'
import { merge, type Posting, type SourcedPosting, withoutControls } from './posting.ts'
import { readPageText, readPastedText } from './readable-text.ts'
import { postingsInJsonLd, postingsInMicrodata } from './structured-data.ts'
import { readXml } from './xml-reader.ts'

export type ReadingTask = {
  /** A page, or a text that was copied from one. */
  html: string | null
  answer: { system: SystemName; place: SystemPlace; text: string } | null
  /** The site's robots.txt, and the page it is asked about. */
  robots: RobotsTask | null
}
export type PageReading = {
  postings: SourcedPosting[]
  /** A check for robots stands in front of the page. */
  isBotWall: boolean
  /** The page is empty until its scripts run. */
  isScriptPage: boolean
  /** The page's own words, without its frame. */
  mainText: string
  /** The site asks programs to stay away. A single look by an operator's hand is no robot's: it is told, not obeyed. */
  isUnwanted: boolean
}

const mostPostings = 50

export function readPage(task: ReadingTask): PageReading {
  return { ...readPostings(task), isUnwanted: task.robots !== null && !isWelcome(task.robots) }
}

function readPostings({ html, answer }: ReadingTask): Omit<PageReading, 'isUnwanted'> {
  const fromSystem = answer ? readSystem(answer) : []
  const isMarkup = html !== null && /<[a-z!]/i.test(html)
  if (html === null) return { postings: fromSystem.map((each) => only('ats', each)), ...noSigns }
  if (!isMarkup) return { postings: [only('text', readPastedText(html))], ...noSigns }

  const document = treeOfPage(html)
  const jsonLd = postingsInJsonLd(document).map(readJobPosting)
  const microdata = postingsInMicrodata(document).map(readJobPosting)
  const graph = readOpenGraph(document, answer !== null)
  const signs = signsOf(document, jsonLd.length + microdata.length)
  const sources: { source: Source; list: Posting[] }[] = [
    { source: 'ats', list: fromSystem },
    { source: 'json-ld', list: jsonLd },
    { source: 'microdata', list: microdata },
  ]
  const first = sources.find(({ list }) => list.length > 1)
  if (first) {
    const shared = { source: 'open-graph' as const, posting: { company: graph.company, logo: graph.logo } }
    const postings = first.list
      .slice(0, mostPostings)
      .map((posting) => merge([{ source: first.source, posting }, shared]))
    return { postings, ...signs }
  }
  const told: { source: Source; posting: Posting }[] = [
    ...sources.flatMap(({ source, list }) => list.map((posting) => ({ source, posting }))),
    { source: 'open-graph', posting: graph },
  ]
  return { postings: [merge([...told, { source: 'text', posting: textFor(document, told, signs) }])], ...signs }
}

const noSigns = { isBotWall: false, isScriptPage: false, mainText: '' }
const mostText = 20_000
const only = (source: Source, posting: Posting) => merge([{ source, posting }])

function readSystem({ system, place, text }: NonNullable<ReadingTask['answer']>): Posting[] {
  const read = systems[system].read(text, place, { text: textOfHtml, xml: readXml })
  return read.slice(0, mostPostings).map((posting) => ({
    ...posting,
    place: Object.values(posting.place ?? {}).some(Boolean) ? posting.place : undefined,
  }))
}

/** A page that tells of its posting needs no reading of its text; the text of a wall is not the posting's. */
function textFor(
  document: Document,
  told: { source: Source; posting: Posting }[],
  signs: { isBotWall: boolean },
): Posting {
  const isTold = told.some(({ source, posting }) => source !== 'open-graph' && posting.title && posting.description)
  if (isTold || signs.isBotWall) return {}
  const text = readPageText(document)
  const graph = told.at(-1)!.posting
  // What is shared is a summary: the page's own text is longer and better.
  if ((text.description?.length ?? 0) > (graph.description?.length ?? 0)) delete graph.description
  return text
}

const wallWords =
  /just a moment|attention required|verify(ing)? (that )?you are (a )?human|are you a robot|checking your browser|enable javascript and cookies to continue|access denied|request unsuccessful|pardon our interruption|captcha-delivery|px-captcha|challenge-platform/i

function signsOf(document: Document, structured: number): Omit<PageReading, 'postings' | 'isUnwanted'> {
  const text = document.body ? textOfNode(document.body as never) : ''
  const isShort = text.length < 400
  const scripts = document.querySelectorAll('script').length
  const isBotWall = structured === 0 && text.length < 2_000 && wallWords.test(`${document.title} ${text}`)
  const main = document.querySelector('main, [role="main"]')
  const mainText = withoutControls((main ? textOfNode(main as never) : text).slice(0, mostText))
  return { isBotWall, isScriptPage: !isBotWall && structured === 0 && isShort && scripts > 0, mainText }
}
