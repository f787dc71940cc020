// Ashby: answers the whole board; the posting is found by its id.
import { countryCode } from '../reading/country-code.ts'
import {
  dayOf,
  kindOf,
  listPlaces,
  numberOf,
  type Posting,
  periodOf,
  type ReadPay,
  sayPay,
} from '../reading/posting.ts'
import { type Loose, parseLoose } from './loose-json.ts'
import { isSegment, partsOf, type System, type Tools } from './system.ts'

const modes = { remote: 'remote', hybrid: 'hybrid', onsite: 'onsite' } as const

export const ashby: System = {
  recognise(url) {
    if (url.hostname !== 'jobs.ashbyhq.com') return null
    const [board, id = null] = partsOf(url)
    if (!isSegment(board) || (id !== null && !isSegment(id))) return null
    const endpoint = `https://api.ashbyhq.com/posting-api/job-board/${board}?includeCompensation=true`
    return { endpoint, accept: 'json', board, id }
  },
  read(answer, { id }, tools) {
    const jobs = parseLoose(answer).at('jobs').list()
    const wanted =
      id === null
        ? jobs.filter((job) => job.at('isListed').raw !== false)
        : jobs.filter((job) => job.at('id').text() === id)
    return wanted.map((job) => readOne(job, tools))
  },
}

function readOne(job: Loose, { text }: Tools): Posting {
  const others = job.at('secondaryLocations').list()
  const places = [job.at('location').text(), ...others.map((each) => each.at('location').text())]
  const address = job.at('address', 'postalAddress')
  const said = (job.at('workplaceType').text() ?? '').toLowerCase().replaceAll(/[^a-z]/g, '')
  const mode = modes[said as keyof typeof modes] ?? (job.at('isRemote').raw === true ? 'remote' : undefined)
  const pay = readPay(job.at('compensation'))
  return {
    title: job.at('title').text(),
    location: listPlaces(places),
    place: {
      mode,
      ...(others.length === 0
        ? { country: countryCode(address.at('addressCountry').text()), city: address.at('addressLocality').text() }
        : {}),
    },
    ...kindOf(
      job
        .at('employmentType')
        .text()
        ?.replaceAll(/([a-z])([A-Z])/g, '$1 $2'),
    ),
    description: job.at('descriptionPlain').text() ?? text(job.at('descriptionHtml').raw),
    jobUrl: job.at('jobUrl').text(),
    datePosted: dayOf(job.at('publishedAt').raw),
    pay,
    salary: job.at('compensation', 'compensationTierSummary').text() ?? (pay && sayPay(pay)),
  }
}

function readPay(compensation: Loose): ReadPay | undefined {
  const parts = compensation.at('summaryComponents').list()
  const salary = parts.find((part) => part.at('compensationType').text() === 'Salary')
  const [min, max] = [numberOf(salary?.at('minValue').raw), numberOf(salary?.at('maxValue').raw)]
  if (!salary || (!min && !max)) return undefined
  return { min, max, currency: salary.at('currencyCode').text() ?? null, period: periodOf(salary.at('interval').raw) }
}
