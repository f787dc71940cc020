// Recruitee: answers all offers of an organisation; one is found by its slug.
import { countryCode } from '../reading/country-code.ts'
import { dayOf, joinPlace, kindOf, numberOf, type Posting, periodOf, type ReadPay, sayPay } from '../reading/posting.ts'
import { type Loose, parseLoose } from './loose-json.ts'
import { isSegment, partsOf, type System, subdomainOf, type Tools } from './system.ts'

export const recruitee: System = {
  recognise(url) {
    const board = subdomainOf(url, 'recruitee.com')
    if (!board || board === 'api') return null
    const [o, slug = null] = partsOf(url)
    const id = o === 'o' ? slug : null
    if (id !== null && !isSegment(id)) return null
    return { endpoint: `https://${board}.recruitee.com/api/offers/`, accept: 'json', board, id }
  },
  read(answer, { id }, tools) {
    return parseLoose(answer)
      .at('offers')
      .list()
      .filter((offer) => id === null || offer.at('slug').text() === id)
      .map((offer) => readOne(offer, tools))
  },
}

function readOne(offer: Loose, { text }: Tools): Posting {
  const [city, country] = [offer.at('city').text(), offer.at('country').text()]
  const isRemote = offer.at('remote').raw === true
  const pay = readPay(offer.at('salary'))
  return {
    title: offer.at('title').text(),
    company: offer.at('company_name').text(),
    location: joinPlace(city, country) ?? offer.at('location').text() ?? (isRemote ? 'Remote' : undefined),
    place: {
      mode: isRemote ? 'remote' : offer.at('hybrid').raw === true ? 'hybrid' : undefined,
      country: countryCode(offer.at('country_code').text() ?? country),
      city,
    },
    ...kindOf(offer.at('employment_type_code').raw),
    description: text(offer.at('description').raw),
    requirements: text(offer.at('requirements').raw),
    jobUrl: offer.at('careers_url').text(),
    datePosted: dayOf(offer.at('published_at').raw) ?? dayOf(offer.at('created_at').raw),
    closesOn: dayOf(offer.at('close_at').raw),
    pay,
    salary: pay && sayPay(pay),
  }
}

function readPay(salary: Loose): ReadPay | undefined {
  const [min, max] = [numberOf(salary.at('min').raw), numberOf(salary.at('max').raw)]
  if (!min && !max) return undefined
  return { min, max, currency: salary.at('currency').text() ?? null, period: periodOf(salary.at('period').raw) }
}
