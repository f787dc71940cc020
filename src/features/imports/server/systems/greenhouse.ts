// Greenhouse: one posting by its own answer. Its text is HTML that was encoded twice.
import { numberOf, type Posting, type ReadPay, sayPay } from '../reading/posting.ts'
import { type Loose, parseLoose } from './loose-json.ts'
import { isSegment, partsOf, type System, type SystemPlace, type Tools } from './system.ts'

const hosts = /^(boards|job-boards)(\.eu)?\.greenhouse\.io$/
const api = 'https://boards-api.greenhouse.io/v1/boards'

function placeOf(board: string | undefined, id: string | null | undefined): SystemPlace | null {
  if (!isSegment(board) || board === 'embed') return null
  if (id === null)
    return { endpoint: `${api}/${board}/jobs?content=true&pay_transparency=true`, accept: 'json', board, id }
  if (!isSegment(id)) return null
  return { endpoint: `${api}/${board}/jobs/${id}?pay_transparency=true`, accept: 'json', board, id }
}

/** An organisation's own page that shows a posting of Greenhouse: it names the board in its scripts. */
export function embeddedGreenhouse(url: URL, html: string): SystemPlace | null {
  const id = url.searchParams.get('gh_jid')
  if (!id) return null
  const board =
    /greenhouse\.io\/embed\/job_(?:board|app)(?:\/js)?\?(?:[^"'\s>]{0,100}&)?for=([A-Za-z0-9._-]{1,100})/.exec(
      html,
    )?.[1]
  return placeOf(board, id)
}

export const greenhouse: System = {
  recognise(url) {
    if (!hosts.test(url.hostname)) return null
    const [board, jobs, id] = partsOf(url)
    if (board === 'embed')
      return placeOf(url.searchParams.get('for') ?? undefined, url.searchParams.get('token') ?? undefined)
    if (jobs === 'jobs') return placeOf(board, id)
    return placeOf(board, url.searchParams.get('gh_jid'))
  },
  read(answer, { id }, tools) {
    const whole = parseLoose(answer)
    const jobs = id === null ? whole.at('jobs').list() : [whole]
    return jobs.filter((job) => job.at('title').text()).map((job) => readOne(job, tools))
  },
}

function readOne(job: Loose, { text }: Tools): Posting {
  const location = job.at('location', 'name').text()
  const mode = /^(remote|hybrid)$/i.exec(location ?? '')?.[1]?.toLowerCase() as 'remote' | 'hybrid' | undefined
  const pay = readPay(job.at('pay_input_ranges').list()[0])
  return {
    title: job.at('title').text(),
    company: job.at('company_name').text(),
    // "Hybrid" is how, not where.
    location: mode === 'hybrid' ? undefined : location,
    place: mode ? { mode } : undefined,
    description: text(job.at('content').raw),
    jobUrl: job.at('absolute_url').text(),
    datePosted: (job.at('first_published').text() ?? job.at('updated_at').text())?.slice(0, 10),
    closesOn: job.at('application_deadline').text()?.slice(0, 10),
    pay,
    salary: pay && sayPay(pay),
  }
}

/** Ranges do not say for how long they are; their titles do, mostly. */
function readPay(range: Loose | undefined): ReadPay | undefined {
  const [min, max] = [numberOf(range?.at('min_cents').raw), numberOf(range?.at('max_cents').raw)]
  if (!range || (!min && !max)) return undefined
  const said = `${range.at('title').text() ?? ''} ${range.at('blurb').text() ?? ''}`
  const period = /\bhour/i.test(said)
    ? 'hour'
    : /\bmonth/i.test(said)
      ? 'month'
      : /\b(year|annual|salary)/i.test(said)
        ? 'year'
        : null
  return {
    min: min === null ? null : min / 100,
    max: max === null ? null : max / 100,
    currency: range.at('currency_type').text() ?? null,
    period,
  }
}
