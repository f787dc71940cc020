// What stands around a number in a salary text: whether it counts hours or people, begins a range, bounds it, or comes on top.
import { grantForThings, refundOfThings } from './pay-grants.ts'
import type { WrittenNumber } from './pay-numbers.ts'

const measures =
  /^[ -]?(?:%|percent|prozent|pour ?cent|por ciento|por cento|per cento|°|(?:hours?|hrs?|h|std|stunden|heures?|horas?|ore|minutes|days?|weeks?|months?|years?|nights?|meals?|tage?n?|wochen|monate?n?|jahre?n?|jours?|semaines?|mois|ans|annees?|dias?|semanas?|mes|meses|anos?|giorni|settimane|mesi|anni|salaries|pagas|mensilita|payments|monatsgehalter|gehalter|people|persons|participants|volunteers|students|positions?|places|posts?|stellen|postes|dives?|m|km|kg|x|mal|times|fois|uur|dagen|weken|maanden)(?![a-z]))/

/** `13th`, `60 %`, `5 weeks`, `E13`, `GS-11`: numbers, but none of money. */
export function isMeasure(low: string, { start, end }: WrittenNumber): boolean {
  const behind = low.slice(end, end + 24)
  if (measures.test(behind)) return true
  if (/^[a-z]/.test(behind)) return true
  return (
    /[a-z]$|(?<![\d])[a-z]+-$/.test(low.slice(Math.max(0, start - 12), start)) && !/\dk-$/.test(low.slice(0, start))
  )
}

const between = /(?:between|entre|zwischen|tra|fra|compris entre|mellan|mellem)\s*$/
const rangeWords = /^(?:-{1,2}|to|bis|bis zu|a|until|up to|til|till|tot|ate|al|ai|do|~|\.{2,3}|…)$/

/** Whether what stands between two amounts makes a range of them. */
export function connects(ahead: string, gap: string): boolean {
  const word = gap.trim()
  if (rangeWords.test(word)) return true
  return /^(?:and|und|et|y|e|og|och)$/.test(word) && between.test(ahead)
}

const least =
  /(?:\bfrom|\bab|\bdes|\bdesde|\bpartir de|\bpartire da|\bstarting (?:at|from)|\bat least|\bminimum|\bmin\.?|\bmindestens|\bau moins|\bal menos|\bpelo menos|\balmeno|\bminimo|\bfra)\s*$/
const most =
  /(?:\bup to|\bbis(?: zu)?|\bjusqu'a|\bhasta|\bate|\bfino a|\bmax\.?|\bmaximum|\bmaximal|\bmaximo|\bmassimo|\bno more than)\s*$/
const beyond =
  /(?:\bover|\bmore than|\babove|\buber|\bplus de|\bmas de|\bmais de|\bpiu di|\boltre|\bless than|\bunder|\bbelow|\bunter|\bmoins de|\bmenos de|\bmeno di|\bnot|\brising to|\bincreasing to)\s*$/

export type Bound = 'least' | 'most' | 'beyond'

export function boundBefore(ahead: string): Bound | null {
  if (beyond.test(ahead)) return 'beyond'
  if (least.test(ahead)) return 'least'
  return most.test(ahead) ? 'most' : null
}

// A plus with nothing behind it, or with a time: `60,000+`, `60,000+ a year`. Before anything else it adds.
const andMore =
  /^(?: ?\+\s*(?:$|[,;.)|])|\+ ?(?:\/|per\b|an?\b|pro\b|im\b|par\b|al\b|por\b|(?:[€$£]|(?:eur|usd|gbp|aud|cad|nzd|chf)\b)(?! ?\d)))/

/** Behind an amount, to the end of the text. */
export function boundAfter(behind: string): Bound | null {
  if (andMore.test(behind)) return 'least'
  return /^ (?:and up|or more|upwards|and above|aufwarts|et plus|y mas|o mas|ou mais|o piu)(?![a-z])/.test(behind)
    ? 'least'
    : null
}

const extras =
  /\b(?:travel|housing|sea|food|meals?|clothing|relocation|transport|shift|uniform|field|phone|fuel|mileage|holiday|offshore|equipment|child|family|dive|diving) (?:allowance|money|voucher|supplement|grant|stipend|budget)|\b(?:bonus|bonuses|prime|zulage|pramie|fahrgeld|essensgeld|verpflegungsgeld|relocation|sign-on|commission|tips|per diem|budget|worth|value|valued|refund|refunded|reimbursed|reimbursement|deposit|caution|kaution|pension|super|superannuation|loading|overtime|deducted|rent|tuition|voucher|ticket restaurant|tickets restaurants?|for food|for meals|for flights|for travel|for insurance)\b|\b(?:for|fur|pour|para|por|per) (?:the |your |die |den |le |la |les |l'|el |los |as |o |a |il |i )?(?:food|meals|board|accomm?odation|lodging|housing|rent|flights|unterkunft|verpflegung|kost|logis|logement|hebergement|repas|nourriture|voyage|alojamiento|comidas?|alimentacion|manutencion|viaje|alojamento|alimentacao|refeicoes|viagem|alloggio|vitto|pasti|viaggio)\b/
const forThings = new RegExp(`${grantForThings}|${refundOfThings}`)
const breaks = /[,;.()|+]|\b(?:plus|mas|mais|piu|zzgl|sowie|and|und|et|y|e|with|mit|avec|con|com)\b/

const prices =
  /\b(?:fees?|costs?|price|donations?|kosten|kostet|\w*preis|\w*gebuhr(?:en)?|\w*beitrag|unkosten\w*|spenden?|frais|cout\w*|prix|tarif|dons?(?!')|coste|cuesta|costo|custo|custa|tarifa|cuota|taxa|quota|prezzo|preco|precio|donacion(?:es)?|donativos?|doac(?:ao|oes)|donazion[ei]|contribut(?:e|es|ing|ions?|o|i)|contribuci(?:on|ones)|contribuic(?:ao|oes)|aportacion(?:es)?|cotisation|participation|participacion|participacao|partecipazione|teilnahme|inscription|inscripcion|inscricao|iscrizione|anmeldung|registration|(?<!in |of )charge|expenses(?! (?:paid|covered|included|refunded|reimbursed))|spesen|(?<!rimborso )spese|gastos(?! (?:pagados|cubiertos|incluidos))|despesas(?! (?:pagas|incluidas))|covers|pp|zu (?:be)?zahlen|muss\w* [^|]{0,40}zahlen|payer|pagare?|sie (?:be)?zahlen)\b/
/** Money that goes to others on the applicant's behalf, and names of what is given rather than asked. */
const noPrices =
  /\b(?:employers?'?s?|pension|retirement|superannuation|social security|provident fund|401k) contributions?\b|\btowards? (?:living )?(?:costs|expenses)|\bpris\w* en charge\b/g

/** `Room €300`: what a thing costs, or is worth. */
const ofThing =
  /\b(?:accomm?odation|lodging|housing|room|food|meals|flights?|visa|insurance|unterkunft|zimmer|verpflegung|fluge?|logement|hebergement|chambre|repas|alojamiento|habitacion|comida|vuelos?|alojamento|quarto|refeicoes|alloggio|camera|vitto|pasti|volo)\s*[:=-]?\s*(?:(?:from|about|is|ab|ca\.?|des|desde|da)\s+)?$/

/** Whether the words next to an amount call it something beside the pay, or a price that somebody pays. */
export function nameOf(ahead: string, behind: string): 'extra' | 'price' | null {
  const before = ahead.split(/[,;.()|+]/).at(-1) ?? ''
  const label = `${before} # ${behind.split(breaks)[0] ?? ''}`
  if (extras.test(label) || forThings.test(label)) return 'extra'
  return ofThing.test(before) || prices.test(label.replace(noPrices, ' ')) ? 'price' : null
}

const marks = /[;|+]|[.,](?=\s|$)/

export function clauseOf(ahead: string, amount: string, behind: string): string {
  return `${ahead.split(marks).at(-1) ?? ''}${amount}${behind.split(marks)[0] ?? ''}`
}

const added = /\bplus\b|\+|\bzzgl|\bzuzugl|\bmas\b|\bmais\b|\bpiu\b|\bas well as\b|\bsowie\b|\badditional|\bextra\b/

const payWords =
  /\b(?:salary|pay|wages?|competitive|negotiable|gehalt|lohn|vergutung|salaire|remuneration|salario|sueldo|vencimento|retribuzione|stipendio|stipend)\b/

/** Whether an amount is said to come on top of what stands before it. */
export function onTop(ahead: string, isLater: boolean): boolean {
  const lead = ahead.split(/[;|]/).at(-1) ?? ''
  return added.test(lead) && (isLater || payWords.test(lead))
}
