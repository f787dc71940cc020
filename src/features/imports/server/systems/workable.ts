// Workable: answers all postings of an account; one is found by its short code.
import { countryCode } from '../reading/country-code.ts'
import { dayOf, joinPlace, kindOf, type Posting } from '../reading/posting.ts'
import { type Loose, parseLoose } from './loose-json.ts'
import { isSegment, partsOf, type System, type Tools } from './system.ts'

export const workable: System = {
  recognise(url) {
    if (url.hostname !== 'apply.workable.com') return null
    const [board, j, id = null] = partsOf(url)
    if (!isSegment(board) || board === 'api' || (j !== undefined && j !== 'j') || (id !== null && !isSegment(id)))
      return null
    const endpoint = `https://apply.workable.com/api/v1/widget/accounts/${board}?details=true`
    return { endpoint, accept: 'json', board, id }
  },
  read(answer, { id }, tools) {
    const account = parseLoose(answer)
    const isWanted = (job: Loose) => id === null || job.at('shortcode').text()?.toUpperCase() === id.toUpperCase()
    return account
      .at('jobs')
      .list()
      .filter(isWanted)
      .map((job) => ({ ...readOne(job, tools), company: account.at('name').text() }))
  },
}

function readOne(job: Loose, { text }: Tools): Posting {
  const [city, state, country] = ['city', 'state', 'country'].map((name) => job.at(name).text())
  const isRemote = job.at('telecommuting').raw === true
  return {
    title: job.at('title').text(),
    location: joinPlace(city, state, country) ?? (isRemote ? 'Remote' : undefined),
    place: { mode: isRemote ? 'remote' : undefined, country: countryCode(country), city },
    ...kindOf(job.at('employment_type').raw),
    experienceLevel: job.at('experience').text(),
    description: text(job.at('description').raw),
    jobUrl: job.at('url').text(),
    datePosted: dayOf(job.at('published_on').raw) ?? dayOf(job.at('created_at').raw),
  }
}
