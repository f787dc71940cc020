// The page's own text where nothing else tells of the posting: its main part, and lines such as "Location: Oslo".
import { Readability } from '@mozilla/readability'
import { textOfNode } from './html-text.ts'
import { dayOf, type Posting, textIn } from './posting.ts'

export function readPageText(document: Document): Posting {
  const heading = textIn(document.querySelector('h1')?.textContent) ?? textIn(document.title)
  const whole = document.body ? textOfNode(document.body as never) : ''
  const main = mainPart(document) ?? whole
  return { title: heading, description: main, ...labelled(whole) }
}

/** Takes the document apart: nothing may look at it afterwards. */
function mainPart(document: Document): string | undefined {
  const article = new Readability(document, {
    maxElemsToParse: 20_000,
    charThreshold: 200,
    serializer: (node) => node,
  }).parse()
  const text = article?.content ? textOfNode(article.content as never) : ''
  return text.length > 100 ? text : undefined
}

/** What somebody copied from a page: the first line is its title. */
export function readPastedText(text: string): Posting {
  const lines = text.replaceAll('\r\n', '\n').trim().split('\n')
  const [title, ...rest] = lines
  return { title: textIn(title), description: rest.join('\n').trim() || undefined, ...labelled(text) }
}

type Labelled = Pick<Posting, 'location' | 'company' | 'salary' | 'closesOn' | 'startsOn'>

const closing = (day: string): Labelled => ({ closesOn: dayOf(day) })
const beginning = (day: string): Labelled => ({ startsOn: dayOf(day) })

const labels: Record<string, (value: string) => Labelled> = {
  ...named(['location', 'place', 'duty station', 'job location', 'work location', 'based in'], (location) => ({
    location,
  })),
  ...named(
    ['organisation', 'organization', 'company', 'employer', 'host organisation', 'host organization'],
    (company) => ({
      company,
    }),
  ),
  ...named(['salary', 'compensation', 'stipend', 'pay', 'salary range', 'pay range', 'remuneration'], (salary) => ({
    salary,
  })),
  ...named(['deadline', 'application deadline', 'deadline for applications', 'apply by', 'apply before'], closing),
  ...named(['closing date', 'application closing date', 'closes', 'closes on', 'applications close'], closing),
  ...named(['start date', 'starting date', 'starts', 'starts on'], beginning),
}

function named(words: string[], read: (value: string) => Labelled) {
  return Object.fromEntries(words.map((word) => [word, read]))
}

/** A known word, a colon and the rest of the line; or the word alone and the next line. */
function labelled(text: string): Labelled {
  const found: Labelled = {}
  const lines = text.split('\n').map((line) => line.trim())
  for (const [index, line] of lines.slice(0, 2_000).entries()) {
    const [, name = '', rest = ''] = /^[-•*\s]*([A-Za-z ]{3,25})\s*:\s*(.*)$/.exec(line.slice(0, 300)) ?? []
    const read = labels[name.trim().toLowerCase()]
    const value = rest || lines[index + 1] || ''
    if (read && value !== '' && value.length <= 160) Object.assign(found, { ...said(read(value)), ...found })
  }
  return found
}

/** "Deadline: rolling" is no day; a line further down may name one. */
function said(labels: Labelled): Labelled {
  return Object.fromEntries(Object.entries(labels).filter(([, value]) => value !== undefined))
}
