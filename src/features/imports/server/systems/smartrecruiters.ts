// SmartRecruiters: one posting by its own answer, its text in sections.
import { countryCode, sayCountry } from '../reading/country-code.ts'
import { dayOf, joinPlace, kindOf, type Posting } from '../reading/posting.ts'
import { type Loose, parseLoose } from './loose-json.ts'
import { isSegment, partsOf, type System, type Tools } from './system.ts'

export const smartrecruiters: System = {
  recognise(url) {
    if (!/^(jobs|careers)\.smartrecruiters\.com$/.test(url.hostname)) return null
    const [board, slug] = partsOf(url)
    // The number stands before the words of the title.
    const id = /^(\d+)(-|$)/.exec(slug ?? '')?.[1] ?? slug
    if (!isSegment(board) || !isSegment(id)) return null
    return {
      endpoint: `https://api.smartrecruiters.com/v1/companies/${board}/postings/${id}`,
      accept: 'json',
      board,
      id,
    }
  },
  read(answer, _place, tools) {
    const job = parseLoose(answer)
    return job.at('name').text() ? [readOne(job, tools)] : []
  },
}

function readOne(job: Loose, { text }: Tools): Posting {
  const place = job.at('location')
  const [city, region, country] = ['city', 'region', 'country'].map((name) => place.at(name).text())
  const section = (name: string) => text(job.at('jobAd', 'sections', name, 'text').raw)
  const isRemote = place.at('remote').raw === true
  const said = joinPlace(city, region, sayCountry(country)) ?? place.at('fullLocation').text()
  return {
    title: job.at('name').text(),
    company: job.at('company', 'name').text(),
    location: said ?? (isRemote ? 'Remote' : undefined),
    place: {
      mode: isRemote ? 'remote' : place.at('hybrid').raw === true ? 'hybrid' : undefined,
      country: countryCode(country),
      city,
    },
    ...kindOf([job.at('typeOfEmployment', 'label').raw, job.at('experienceLevel', 'id').raw]),
    experienceLevel: job.at('experienceLevel', 'label').text(),
    description:
      ['jobDescription', 'additionalInformation', 'companyDescription'].map(section).filter(Boolean).join('\n\n') ||
      undefined,
    requirements: section('qualifications'),
    jobUrl: job.at('postingUrl').text(),
    datePosted: dayOf(job.at('releasedDate').raw),
  }
}
