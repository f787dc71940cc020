// Lever: one posting by its own answer, or all of an organisation's.
import { countryCode, sayCountry } from '../reading/country-code.ts'
import { dayOf, joinPlace, kindOf, numberOf, type Posting, periodOf, type ReadPay, sayPay } from '../reading/posting.ts'
import { type Loose, parseLoose } from './loose-json.ts'
import { isSegment, partsOf, type System, type Tools } from './system.ts'

const modes = { remote: 'remote', hybrid: 'hybrid', onsite: 'onsite', 'on-site': 'onsite' } as const

export const lever: System = {
  recognise(url) {
    const region = /^jobs\.(eu\.)?lever\.co$/.exec(url.hostname)
    if (!region) return null
    const [board, id = null] = partsOf(url)
    if (!isSegment(board) || (id !== null && !isSegment(id))) return null
    const api = `https://api.${region[1] ?? ''}lever.co/v0/postings/${board}`
    return { endpoint: id === null ? `${api}?mode=json` : `${api}/${id}`, accept: 'json', board, id }
  },
  read(answer, _place, tools) {
    return parseLoose(answer)
      .list()
      .filter((job) => job.at('text').text())
      .map((job) => readOne(job, tools))
  },
}

function readOne(job: Loose, { text }: Tools): Posting {
  const country = job.at('country').text()
  const said = job.at('categories', 'location').text()
  const mode = modes[(job.at('workplaceType').text() ?? '').toLowerCase() as keyof typeof modes]
  const pay = readPay(job.at('salaryRange'))
  const lists = job
    .at('lists')
    .list()
    .map((list) => ({ name: list.at('text').text() ?? '', html: `<ul>${list.at('content').text() ?? ''}</ul>` }))
  const asks = lists.filter(({ name }) => /require|qualif|you (have|bring|are)|skills|experience/i.test(name))
  const tells = lists.filter((list) => !asks.includes(list))
  const write = (parts: typeof lists) => text(parts.map(({ name, html }) => `<h3>${name}</h3>${html}`).join(''))
  const start = text(job.at('description').raw) ?? job.at('descriptionPlain').text()
  const end = text(job.at('additional').raw) ?? job.at('additionalPlain').text()
  return {
    title: job.at('text').text(),
    location: said ?? joinPlace(sayCountry(country)),
    place: { mode, country: countryCode(country) },
    ...kindOf(job.at('categories', 'commitment').raw),
    description: [start, write(tells), end].filter(Boolean).join('\n\n') || undefined,
    requirements: write(asks),
    jobUrl: job.at('hostedUrl').text(),
    datePosted: dayOf(job.at('createdAt').raw),
    pay,
    salary: pay ? sayPay(pay) : text(job.at('salaryDescription').raw)?.slice(0, 200),
  }
}

function readPay(range: Loose): ReadPay | undefined {
  const [min, max] = [numberOf(range.at('min').raw), numberOf(range.at('max').raw)]
  if (!min && !max) return undefined
  return { min, max, currency: range.at('currency').text() ?? null, period: periodOf(range.at('interval').raw) }
}
