// Teamtailor: a feed of all postings with elements of its own for places; one is found by the number in its address.
import { countryCode } from '../reading/country-code.ts'
import { dayOf, joinPlace, kindOf, listPlaces, type Posting } from '../reading/posting.ts'
import { allOf, textOf, type XmlElement } from '../reading/xml-tree.ts'
import { partsOf, type System, subdomainOf, type Tools } from './system.ts'

const modes = { fully: 'remote', hybrid: 'hybrid', onsite: 'onsite', none: 'onsite' } as const
const numberIn = (part: string | undefined) => /^\d+/.exec(part ?? '')?.[0] ?? null

export const teamtailor: System = {
  recognise(url) {
    const board = subdomainOf(url, 'teamtailor.com')
    const [jobs, slug] = partsOf(url)
    if (!board || (jobs !== undefined && jobs !== 'jobs')) return null
    return { endpoint: `https://${board}.teamtailor.com/jobs.rss`, accept: 'xml', board, id: numberIn(slug) }
  },
  read(answer, { id }, tools) {
    const feed = tools.xml(answer)
    const company = allOf(feed, 'channel')[0]?.children.find(({ name }) => name === 'title')?.text
    return allOf(feed, 'item')
      .filter((item) => id === null || numberOf(item) === id)
      .map((item) => ({ ...readOne(item, tools), company: textOf(item, 'company_name') ?? company }))
  },
}

function numberOf(item: XmlElement): string | null {
  const link = textOf(item, 'link') ?? ''
  return URL.canParse(link) ? numberIn(partsOf(new URL(link)).at(-1)) : null
}

function readOne(item: XmlElement, { text }: Tools): Posting {
  const places = allOf(item, 'tt:location')
  const [city, country] = [textOf(item, 'tt:city'), textOf(item, 'tt:country')]
  const mode = modes[(textOf(item, 'remoteStatus') ?? textOf(item, 'tt:remoteStatus') ?? '') as keyof typeof modes]
  const said = places.map(
    (place) => joinPlace(textOf(place, 'tt:city'), textOf(place, 'tt:country')) ?? textOf(place, 'tt:name'),
  )
  return {
    title: textOf(item, 'title'),
    location: listPlaces(said) ?? (mode === 'remote' ? 'Remote' : undefined),
    place: { mode, ...(places.length === 1 ? { country: countryCode(country), city } : {}) },
    ...kindOf(textOf(item, 'tt:employment_type') ?? textOf(item, 'employmentType')),
    description: text(textOf(item, 'description')),
    jobUrl: textOf(item, 'link'),
    datePosted: dayOf(textOf(item, 'pubDate')),
  }
}
