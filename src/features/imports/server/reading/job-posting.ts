// A schema.org JobPosting, from JSON-LD or microdata, read defensively: every value may have any of its many shapes.
import { countryCode, sayCountry } from './country-code.ts'
import { textOfHtml } from './html-text.ts'
import {
  dayOf,
  joinPlace,
  kindOf,
  listPlaces,
  numberOf,
  type Posting,
  periodOf,
  type ReadPay,
  type ReadPlace,
  sayPay,
  textIn,
} from './posting.ts'
import { isThing, listOf, type Thing } from './things.ts'

/** A text, or the name of a thing; of several the first. Sites write what is meant for pages into it: `R&amp;D`. */
function nameIn(value: unknown): string | undefined {
  const [first] = listOf(value)
  if (isThing(first)) return nameIn(first['@value']) ?? nameIn(first.name)
  const isMarked = typeof first === 'string' && /[<&]/.test(first)
  return isMarked ? textIn(textOfHtml(first)) : textIn(first)
}

function addressIn(value: unknown): string | undefined {
  const [first] = listOf(value)
  return isThing(first) ? (addressIn(first.url) ?? addressIn(first.contentUrl) ?? textIn(first['@id'])) : textIn(first)
}

export function readJobPosting(thing: Thing): Posting {
  const [organisation] = listOf(thing.hiringOrganization)
  const pay = readPay(thing.baseSalary ?? thing.estimatedSalary)
  const employer = isThing(organisation) ? organisation : {}
  return {
    title: nameIn(thing.title) ?? nameIn(thing.name),
    company: nameIn(organisation) ?? textIn(employer.legalName),
    companyWebsite: addressIn(employer.sameAs) ?? addressIn(employer.url),
    logo: addressIn(employer.logo) ?? addressIn(employer.image) ?? addressIn(thing.image),
    description: textOfHtml(listOf(thing.description)[0]),
    requirements: requirementsOf(thing),
    ...placeOf(thing),
    ...kindOf(listOf(thing.employmentType).map(nameIn)),
    salary: pay ? sayPay(pay) : nameIn(thing.baseSalary),
    pay,
    datePosted: dayOf(thing.datePosted),
    closesOn: dayOf(thing.validThrough),
    startsOn: dayOf(thing.jobStartDate),
    jobUrl: addressIn(thing.url),
  }
}

function requirementsOf(thing: Thing): string | undefined {
  const parts = [thing.qualifications, thing.skills, thing.educationRequirements, thing.experienceRequirements]
    .flatMap(listOf)
    .map((part) =>
      isThing(part) ? nameIn(part.description ?? part.name ?? part.credentialCategory) : textOfHtml(part),
    )
    .filter((part) => part !== undefined)
  return parts.length > 0 ? [...new Set(parts)].join('\n\n') : undefined
}

/** Numbers without a currency or a period stay a text; sites that do not say what they pay write 0. */
function readPay(value: unknown): ReadPay | undefined {
  const [salary] = listOf(value)
  if (!isThing(salary)) return undefined
  const [inner] = listOf(salary.value)
  const range = isThing(inner) ? inner : salary
  const single = numberOf(isThing(inner) ? inner.value : inner)
  const min = numberOf(range.minValue) ?? single
  const max = numberOf(range.maxValue) ?? single
  if (!min && !max) return undefined
  const currency = textIn(salary.currency) ?? textIn(range.currency)
  return { min, max, currency: currency?.toUpperCase() ?? null, period: periodOf(range.unitText ?? salary.unitText) }
}

function placeOf(thing: Thing): Pick<Posting, 'location' | 'place'> {
  const isRemote = listOf(thing.jobLocationType).some((type) => /telecommute/i.test(String(type)))
  const places = listOf(thing.jobLocation).map(readPlace)
  const from = listOf(thing.applicantLocationRequirements).map(nameIn).filter(Boolean).slice(0, 3).join(', ')
  const said = listPlaces(places.map(({ location }) => location))
  const remote = from ? `Remote (${from})` : 'Remote'
  // Several places are none: which of them it is, the operator says.
  const place: ReadPlace = { ...(places.length === 1 ? places[0]!.place : {}), ...(isRemote ? { mode: 'remote' } : {}) }
  return {
    location: said ?? (isRemote ? remote : undefined),
    place: Object.values(place).some((part) => part !== undefined) ? place : undefined,
  }
}

function readPlace(value: unknown): { location: string | undefined; place: ReadPlace } {
  if (!isThing(value)) return { location: nameIn(value), place: {} }
  const [address] = listOf(value.address)
  if (!isThing(address)) return { location: nameIn(address) ?? nameIn(value), place: {} }
  const [city, region, country] = [address.addressLocality, address.addressRegion, address.addressCountry].map(nameIn)
  const geo = isThing(value.geo) ? value.geo : {}
  const [lat, lon] = [degreesIn(geo.latitude), degreesIn(geo.longitude)]
  const isPlaced = Number.isFinite(lat) && Number.isFinite(lon) && (lat !== 0 || lon !== 0)
  return {
    location: joinPlace(city, region, sayCountry(country)) ?? nameIn(value),
    place: { country: countryCode(country), city, ...(isPlaced ? { lat, lon } : {}) },
  }
}

/** Sites that do not know it write nothing, or twice 0, which lies in the Gulf of Guinea. */
function degreesIn(value: unknown): number {
  return Number(nameIn(value) ?? Number.NaN)
}
