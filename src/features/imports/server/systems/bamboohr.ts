// BambooHR: one opening by its own answer.
import { countryCode, sayCountry } from '../reading/country-code.ts'
import { dayOf, joinPlace, kindOf, type Posting } from '../reading/posting.ts'
import { type Loose, parseLoose } from './loose-json.ts'
import { partsOf, type System, subdomainOf, type Tools } from './system.ts'

/** As its own pages number them. */
const modes = { '0': 'onsite', '1': 'remote', '2': 'hybrid' } as const

export const bamboohr: System = {
  recognise(url) {
    const board = subdomainOf(url, 'bamboohr.com')
    const [careers, id] = partsOf(url)
    if (!board || careers !== 'careers' || !/^\d{1,12}$/.test(id ?? '')) return null
    return { endpoint: `https://${board}.bamboohr.com/careers/${id}/detail`, accept: 'json', board, id: id! }
  },
  read(answer, _place, tools) {
    const job = parseLoose(answer).at('result', 'jobOpening')
    return job.at('jobOpeningName').text() ? [readOne(job, tools)] : []
  },
}

function readOne(job: Loose, { text }: Tools): Posting {
  const first = (...paths: string[][]) => paths.map((path) => job.at(...path).text()).find((said) => said !== undefined)
  const city = first(['location', 'city'], ['atsLocation', 'city'])
  const state = first(['location', 'state'], ['atsLocation', 'state'])
  const country = first(['location', 'addressCountry'], ['atsLocation', 'country'], ['location', 'country'])
  const mode = modes[job.at('locationType').text() as keyof typeof modes]
  return {
    title: job.at('jobOpeningName').text(),
    location: joinPlace(city, state, sayCountry(country)) ?? (mode === 'remote' ? 'Remote' : undefined),
    place: { mode, country: countryCode(country), city },
    ...kindOf(job.at('employmentStatusLabel').raw),
    experienceLevel: job.at('minimumExperience').text(),
    description: text(job.at('description').raw),
    salary: job.at('compensation').text(),
    jobUrl: job.at('jobOpeningShareUrl').text(),
    datePosted: dayOf(job.at('datePosted').raw),
  }
}
