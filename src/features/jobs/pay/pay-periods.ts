// Words for an hour, a day, a week, a month, a year or the whole time, in the languages that listings are written in.
import type { PayPeriod } from './pay.rules.ts'

type Unit = Exclude<PayPeriod, 'total'>

// All in small letters without accents, as the reader sees them.
const units: Record<Unit, string> = {
  hour: 'hours?|hrs?|h|std|stunde|heures?|hora|ora|timen|timme|uur',
  day: 'days?|tag|jour|journee|dia|giorno|giornata|dag|dagen|dzien',
  week: 'weeks?|wk|woche|semaine|semana|settimana|uken?|ugen?|vecka(?:n)?|tydzien',
  month: 'months?|mo|mth|mon|monat|mois|mes|mese|maand|maned(?:en)?|manad(?:en)?|mjesec|bulan|manu[dð]i|miesiac|mnd|kk',
  year: 'years?|yr|annum|jahr|an|annee|ano|anno|jaar|ar|aret|rok|godinu',
}
const adjectives: Record<Unit, string> = {
  hour: 'hourly|stundlich|stundenlohn|horaires?|orari[ao]?|ph|p\\.h\\.|p/h',
  day: 'daily|taglich|tagessatz|day rate|journali(?:er|ers|ere)|diari[oa]s?|giornalier[oi]|pd|p\\.d\\.|p/d',
  week: 'weekly|wochentlich|hebdomadaires?|semanal(?:es)?|semanais|settimanal[ei]|pw|p\\.w\\.|p/w',
  month:
    'monthly|monatlich|mtl|monatsgehalt|monatslohn|mensuel(?:le)?s?|mensual(?:es)?|mensal|mensais|mensil[ei]|mjesecno|miesiecznie|maandelijks|manedlig|pcm|pm|p\\.m\\.?|p/m',
  year: 'yearly|annually|annual|annuel(?:le)?s?|anual(?:es)?|anuais|annu[oaie]|annual[ei]|jahrlich|jahresgehalt|jahresbrutto|ral|jaarlijks|pa|p\\. ?a\\.?|p/a|per-annum',
}
const before =
  "(?:(?:per|a|an|each|every|pro|im|in der|die|je|par|a la|la|al|alla|ao|a cada|cada|por|pela|om|i|pr\\.?|na|za|by the|the)\\s+|(?:/|l'|de l'|a l'|all')\\s*)"
const wholeTime =
  'in total|total|altogether|lump sum|one-off|one-time|flat|insgesamt|gesamt|pauschal[e]?|au total|forfait|en total|no total|ao todo|in totale|una tantum|in all'
const many =
  '\\d{1,3}|duas|one|two|three|four|five|six|seven|eight|nine|ten|twelve|zwei|drei|vier|sechs|acht|deux|trois|quatre|dos|tres|cuatro|seis|dois|quatro|due|tre|quattro|sei'
const spans =
  'hours|days?|weeks?|months?|years?|nights?|tage|wochen|monate|jours|semaines|mois|dias|semanas|meses|giorni|settimane|mesi'
const seasons = 'season|summer|winter|saison|project|internship|expedition'

const word = (body: string) => `(?:${body})(?![a-z0-9])`
const unitPatterns = Object.entries(units).map(([unit, body]) => ({
  period: unit as Unit,
  phrase: new RegExp(`^${before}(?:calendar |working |full |halben )?${word(body)}\\.?`),
}))
const adjectivePatterns = Object.entries(adjectives).map(([unit, body]) => ({
  period: unit as Unit,
  phrase: new RegExp(`^${word(body)}(?! (?:leave|bonus|increase|review|ticket|flight|holiday))`),
  inside: new RegExp(`(?:^|[^a-z])${word(body)}(?! (?:leave|bonus|increase|review|ticket|flight|holiday))`),
}))
const total = new RegExp(
  `^(?:${word(wholeTime)}|(?:for|fur|pour|por|per|durante) (?:the |all |die |la |le |los |i )?(?:${many})[ -](?:${spans})|(?:for|fur|pour) (?:the|die|la|toute la) (?:whole )?${word(seasons)})`,
)
const otherSpans =
  /^(?:(?:a|per|each|every|pro|par|por|al)? ?(?:fortnight|quinzaine|quincena|quinzena|quarter|trimestre|semestre|semester|term)|fortnightly|bi-?weekly|bi-?monthly|quincenal|quinzenal)/
const perSomething = /^(?:(?:per|pro|par|por|each|every|je|cada)\s+|\/\s*)[a-z]/
const neutral =
  /^(?:[\s():*]|\.-?|(?:gross|net|brutto?|bruto?s?|brut[so]?|brute?|brutti|netto?|netos?|nets?|lord[oiae]|nett[io]|liquid[oa]s?|illiquides|imposable|before tax|after tax|pre-tax|tax-free|tax free|taxable|salary|stipend|pay|wages?|base|basic|fixed|allowance|bursary|scholarship|fellowship|pocket money|approx\.?|gehalt|lohn|salaire|salario|sueldo|ca\.|in hand|cash|ttc|ht|all-in)(?![a-z]))/

function withoutNeutral(text: string): string {
  let rest = text
  for (let skipped = neutral.exec(rest); skipped; skipped = neutral.exec(rest)) rest = rest.slice(skipped[0].length)
  return rest
}

/** Whether a word follows that tells neither time nor tax: `500 turtles`. */
export function namesThings(text: string): boolean {
  return /^[a-z]/.test(withoutNeutral(text)) && periodAfter(text) === null
}

/** What stands behind an amount: its period, nothing, or something that makes the amount unreadable. */
export function periodAfter(text: string): PayPeriod | null | 'unreadable' {
  const rest = withoutNeutral(text)
  if (/^pro ?-?rata/.test(rest)) return periodAfter(rest.replace(/^pro ?-?rata/, ''))
  if (otherSpans.test(rest)) return 'unreadable'
  for (const { period, phrase } of [...unitPatterns, ...adjectivePatterns]) {
    const said = phrase.exec(rest)?.[0]
    if (said) return offersAnother(rest.slice(said.length)) ? 'unreadable' : period
  }
  if (total.test(rest)) return 'total'
  return perSomething.test(rest) ? 'unreadable' : null
}

/** `a month / year`: whoever wrote it left the choice. Or a second word of time, that says something else. */
function offersAnother(rest: string): boolean {
  const next = /^\s*(?:\/|or|oder|ou|o)\s*(.+)$/.exec(rest)?.[1]
  const all = next === undefined ? [] : Object.values(units)
  return (
    all.some((body) => new RegExp(`^${before}?${word(body)}`).test(next ?? '')) ||
    /^ (?:at sea|offshore|on land|ashore|worked offshore)/.test(rest)
  )
}

/** What stands before an amount, in the same breath: `monthly salary of`, `Stundenlohn:`, `Per week:`. */
export function periodBefore(text: string): Unit | null | 'unreadable' {
  const found = adjectivePatterns.filter(({ inside }) => inside.test(text)).map(({ period }) => period)
  const led = unitPatterns.filter(({ phrase }) => phrase.test(text.trimStart()) && /:\s*$/.test(text))
  const periods = [...new Set([...found, ...led.map(({ period }) => period)])]
  return periods.length > 1 ? 'unreadable' : (periods[0] ?? null)
}
