// Words that say what kind of pay a listing offers: nothing, a stipend, a scale of public pay, or that participants pay.
import { participantsPayIn } from './pay-costs.ts'
import { grantForThings, refundOfThings } from './pay-grants.ts'

const unpaidWords =
  /\bunpaid\b(?! (?:leave|break|lunch|overtime|holiday|trial|time off))|\bnot paid\b|\bno (?:pay|salary|wage|wages|remuneration|financial compensation|monetary compensation)\b|\bwithout (?:pay|salary|remuneration)\b|\bnon-paid\b|\bunbezahlt\w*|\bunvergutet\w*|\bohne (?:vergutung|bezahlung|gehalt|lohn|entgelt)\b|\bkein(?:e)? (?:gehalt|vergutung|bezahlung|lohn)\b|\behrenamt\w*|\bnon[- ]remunere\w*|\bnon[- ]paye\w*|\bbenevol\w*|\bsans (?:remuneration|salaire|gratification)\b|\bpas de (?:remuneration|salaire)\b|\bno (?:remunerad|pagad|retribuid)[oa]s?\b|\bsin (?:remuneracion|salario|sueldo|pago|retribucion)\b|\bad honorem\b|\bnao (?:remunerad|pag)[oa]s?\b|\bsem (?:remuneracao|salario|vencimento)\b|\bnon (?:retribuit|pagat|remunerat)[oaie]\b|\bsenza (?:retribuzione|compenso|stipendio)\b|\ba titolo gratuito\b|\bonbetaald\w*|\bulonnet\b|\bulønnet\b|\boavlonad\b|\bobetald\b|\bneplacen\w*/
const eitherWay =
  /\bpaid (?:or|and|\/|\|) ?unpaid|\bunpaid (?:or|\/) ?paid|\bpaid\/unpaid|(?:month|weeks?|days|half|part) unpaid|\bunpaid (?:for|during) the first|\bnot unpaid/

const stipendWords =
  /\bstipends?\b|\bscholarships?\b|\bbursar(?:y|ies)\b|\bfellowships?\b|\bpocket money\b|\bhonorari(?:um|a)\b|\b(?:living|subsistence|monthly|weekly|daily|student|volunteer|maintenance|intern|internship) allowance\b|^allowance\b|\ballowance of\b|\btowards? (?:living|expenses|costs)|\btaschengeld\b|\baufwandsentschadigung\b|\bstipendium\b|\bpraktikumsvergutung\b|\bgratification\b|\bindemnite\b|\bindemnites\b|\bbourse\b|\bbeca\b|\bbeca-salario\b|\bbolsa\b|\bajudas? de custo\b|\bayuda economica\b|\bborsa di (?:studio|ricerca|dottorato)\b|\brimborso spese\b|\bindennita\b|\bstagevergoeding\b|\bzakgeld\b|\bvrijwilligersvergoeding\b/
const stipendDenied =
  /\b(?:no|without|keine?n?|ohne|sans|sin|sem|senza|pas de) (?:\w+ )?(?:stipend|scholarship|bursary|fellowship|pocket money|honorarium|taschengeld|aufwandsentschadigung|gratification|indemnite|bourse|beca|bolsa|rimborso|indennita)|(?:travel|housing|food|meal|equipment|sea|clothing|relocation|transport|field|uniform|holiday) (?:stipend|bursary|scholarship|allowance)/
const forThings = new RegExp(`${grantForThings}|${refundOfThings}`, 'g')

const scales =
  /\btv-?l\b|\btvod\b|\btv-h\b|\btv-v\b|\bentgeltgruppe\b|\bgs-?\d{1,2}\b|\b(?:gs|nhs|afc) (?:band|grade|level)? ?\d{1,2}\b|\bgeneral schedule\b|\bminimum wage\b|\bliving wage\b|\bmindestlohn\b|\bsmic\b|\bsalario minimo\b|\bconvenio\b|\bccnl\b|\bbat-?o\b|\bcao\b(?= (?:schaal|scale|nu))/

export type SaidClass = 'participant_pays' | 'unpaid' | 'stipend' | 'scale' | 'contradiction' | null

export function classSaid(low: string): SaidClass {
  const cost = participantsPayIn(low)
  if (cost) return cost === 'certain' ? 'participant_pays' : 'contradiction'
  const isStipend = stipendWords.test(low.replace(forThings, ' ').replace(new RegExp(stipendDenied, 'g'), ' '))
  if (unpaidWords.test(low)) return eitherWay.test(low) || isStipend ? 'contradiction' : 'unpaid'
  if (isStipend) return 'stipend'
  return scales.test(low) ? 'scale' : null
}

/** The text without the words that say "unpaid", so that their "no" denies nothing else. */
export function withoutUnpaidWords(low: string): string {
  return low.replace(new RegExp(unpaidWords, 'g'), ' ')
}
