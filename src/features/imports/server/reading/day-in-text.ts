// A day as pages write it, in words or in numbers: certain, or nothing. It is never moved by a time zone.

const names = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const month =
  '(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)'
const day = String.raw`(\d{1,2})(?:st|nd|rd|th)?`

/** 30 November 2026, 30-Nov-2026, the 30th of November 2026. */
const dayFirst = new RegExp(String.raw`(?<!\d)${day}(?: of)?[\s.-]{1,3}${month}[\s.,-]{1,3}(\d{4})(?!\d)`, 'gi')
/** November 30, 2026; Nov 30th 2026. */
const monthFirst = new RegExp(String.raw`\b${month}\.?\s{1,2}${day}[\s,]{1,3}(\d{4})(?!\d)`, 'gi')
const yearFirst = /(?<!\d)(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?!\d)/g
const inNumbers = /(?<![\d./-])(\d{1,2})([./-])(\d{1,2})\2(\d{4})(?!\d)/g

type Found = [year: string, month: number, day: string]

const monthOf = (name: string) => names.indexOf(name.slice(0, 3).toLowerCase()) + 1

/** 03/04 is April or March, as the writer comes from; 30/04 is plain, and so is 03.04., as whoever writes dots means it. */
function readNumbers([, one = '', sign, other = '', year = '']: RegExpMatchArray): Found[] {
  const [first, second] = [Number(one), Number(other)]
  if (sign === '.' || first > 12 || first === second) return [[year, second, one]]
  return second > 12 ? [[year, first, other]] : []
}

/** Several days, or one that there is not, are none. */
export function dayInText(text: string): string | undefined {
  const said = text.slice(0, 500)
  const found: Found[] = [
    ...[...said.matchAll(yearFirst)].map(([, year = '', at = '', on = '']): Found => [year, Number(at), on]),
    ...[...said.matchAll(dayFirst)].map(([, on = '', name = '', year = '']): Found => [year, monthOf(name), on]),
    ...[...said.matchAll(monthFirst)].map(([, name = '', on = '', year = '']): Found => [year, monthOf(name), on]),
    ...[...said.matchAll(inNumbers)].flatMap(readNumbers),
  ]
  const days = new Set(found.map(([year, at, on]) => `${year}-${String(at).padStart(2, '0')}-${on.padStart(2, '0')}`))
  const [only, ...others] = days
  return only !== undefined && others.length === 0 && isDay(only) ? only : undefined
}

/** The thirtieth of February is a day in March to programs, and none to people. */
function isDay(iso: string): boolean {
  const time = Date.parse(`${iso}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(iso)
}
