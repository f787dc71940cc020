// Hours of work a week, as a salary text says them: `25 hours a week`, `35h/semaine`, `40-Stunden-Woche`.

const amount = String.raw`(\d{1,2}(?:[.,]\d{1,2})?)`
const hours = String.raw`(?:hours?|hrs?|h|std|stunden|heures?|horas?|ore|uren|uur|timer|timmar)\.?`
const week = '(?:weeks?|wk|woche|semaine|semana|settimana|uken?|ugen?|veckan?)'
const weekly = String.raw`(?:weekly|wochentlich|hebdomadaires?|hebdo|semanales|semanais|settimanali|pw|p\.w\.)`
const each = String.raw`(?:a|per|\/|pro|par|por|la|alla|a la|p|in der|each|every|i|om|pr\.?)`
const several = String.raw`(?:(\d{1,2}(?:[.,]\d{1,2})?) ?(?:-|to|bis|a|o|or|/) ?|((?:up to|bis zu|hasta|ate|fino a|max\.?|at least|from|jusqu'a) ?))?`

const forms = [
  `${several}${amount} ?-?${hours}(?: work)? ?(?:${each} ?${week}|${weekly})`,
  `${several}${amount} ?-?(?:hours?|stunden|std)[- ](?:work ?)?(?:week|woche)`,
  `${several}${amount} ?wochenstunden`,
].map((form) => new RegExp(`(?<![\\d.,])${form}(?![a-z])`, 'g'))

/** The hours, and the text without them, so that their numbers and their week are not taken for pay. */
export function takeWeeklyHours(text: string): { hoursPerWeek: number | null; rest: string } {
  const found: (number | null)[] = []
  const rest = forms.reduce(
    (left, form) =>
      left.replace(form, (whole: string, from?: string, bound?: string, written?: string) => {
        const value = Number(written?.replace(',', '.'))
        found.push(from || bound || !(value > 0 && value <= 168) ? null : value)
        return '|'.repeat(whole.length)
      }),
    text,
  )
  const distinct = new Set(found)
  return { hoursPerWeek: distinct.size === 1 ? (found[0] ?? null) : null, rest }
}
