// The columns of a table of listings, and how a cell becomes a field. The template is made of the same list.

const yes = /^(yes|y|true|1|x)$/i
const no = /^(no|n|false|0)$/i

export type Column = { read: (cell: string) => unknown; example: string }

const text = (example: string): Column => ({ read: (cell) => cell, example })
const day = (example: string): Column => ({ read: (cell) => cell, example })
const mark = (example: string): Column => ({
  read: (cell) => (yes.test(cell) ? true : no.test(cell) ? false : cell),
  example,
})
const list = (example: string): Column => ({
  read: (cell) =>
    cell
      .split(/[|/,;]/)
      .map((part) => part.trim().toLowerCase())
      .filter(Boolean),
  example,
})
const word = (example: string): Column => ({ read: (cell) => cell.toLowerCase().replaceAll(/[\s_]+/g, '-'), example })
const asCode = (part: string) =>
  part
    .trim()
    .toLowerCase()
    .replaceAll(/[\s-]+/g, '_')
const code = (example: string): Column => ({ read: asCode, example })
const codes = (example: string): Column => ({
  read: (cell) =>
    cell
      .split(/[|/,;]/)
      .map(asCode)
      .filter(Boolean),
  example,
})
const whole = (example: string): Column => ({ read: (cell) => Number(cell), example })

export const columns = {
  title: text('Reef Survey Assistant'),
  company: text('Coral Watch'),
  location: text('Cairns, Australia'),
  jobUrl: text('https://coral-watch.example/jobs/reef-survey-assistant'),
  jobType: list('job'),
  workType: word('full-time'),
  description: text('Dive and count corals along six transects.'),
  requirements: text('Open Water Diver'),
  salary: text('AUD 32 an hour'),
  experienceLevel: text('entry-level'),
  industrySection: text('marine'),
  applicationInstructions: text(''),
  applicationEmail: text(''),
  companyWebsite: text('https://coral-watch.example'),
  companyLogo: text(''),
  displayDays: whole('30'),
  closesOn: day(''),
  startsOn: day(''),
  endsOn: day(''),
  certificates: codes('open_water|first_aid'),
  languages: codes('en'),
  visa: code('not_stated'),
  paidPosition: mark('yes'),
  featured: mark('no'),
  active: mark('yes'),
} satisfies Record<string, Column>

/** Columns that are one field of a listing together. */
export const needsColumns = ['certificates', 'languages', 'visa'] as const satisfies (keyof typeof columns)[]

const others: Record<string, keyof typeof columns> = {
  jobtitle: 'title',
  position: 'title',
  organisation: 'company',
  organization: 'company',
  companyname: 'company',
  employer: 'company',
  place: 'location',
  url: 'jobUrl',
  link: 'jobUrl',
  address: 'jobUrl',
  type: 'jobType',
  website: 'companyWebsite',
  logo: 'companyLogo',
  closingdate: 'closesOn',
  deadline: 'closesOn',
  pay: 'salary',
  paid: 'paidPosition',
}

const keyOf = (name: string) => name.toLowerCase().replaceAll(/[^a-z]/g, '')

/** "Job URL", "job_url" and "jobUrl" are one column. */
export function columnOf(name: string): keyof typeof columns | null {
  const key = keyOf(name)
  const known = Object.keys(columns).find((each) => keyOf(each) === key)
  return (known as keyof typeof columns | undefined) ?? (Object.hasOwn(others, key) ? others[key]! : null)
}

export const isOwnName = (name: string, column: keyof typeof columns): boolean => keyOf(name) === keyOf(column)
