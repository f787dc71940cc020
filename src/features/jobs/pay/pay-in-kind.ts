// What comes beside money, read from a salary text: board, lodging, travel, training, insurance.
import { type InKind, inKinds } from './pay.rules.ts'
import { paysForThings } from './pay-costs.ts'
import { grantForThings } from './pay-grants.ts'

const nouns: Record<InKind, RegExp> = {
  board:
    /\bmeals\b|\b(?:full |half |room and |free )board\b|\bboard (?:and|&|\+) (?:lodging|room)|(?<!\bon[ -])\bboard,? |\bfood\b(?! (?:money|allowance|costs?|budget|stipend|voucher))|\bcatering\b|\bverpflegung\b|\bvollpension\b|\bhalbpension\b|\bkost (?:und|&) logis\b|\bfreie kost\b|\bessen\b|\brepas\b|\bnourri(?:e|s|ture)?\b|\bpension complete\b|\bcomidas?\b|\balimentacion\b|\bmanutencion\b|\bpension completa\b|\balimentacao\b|\brefeicoes\b|\bvitto\b|\bpasti\b|\bkost en inwoning\b|\bmaaltijden\b|\bkost og losji\b/,
  lodging:
    /\baccomm?odations?\b|\blodgings?\b|\bhousing\b(?! (?:allowance|stipend|money|grant))|(?<!\bin[ -])\bhouse\b|\bhut\b|\bcabin\b|\bbunk\b|\bbungalow\b|\bdorm(?:itory)?\b|\bbed\b|\broom\b(?! for\b)|\bflat\b(?! (?:rate|fee|sum|pay|salary))|\bapartment\b|\bunterkunft\b|\bunterbringung\b|\bzimmer\b|\blogis\b|\bwohnung\b|\bhebergement\b|\bheberge(?:e|s)?\b|\blogement\b|\bloge(?:e|s)?\b|\bchambre\b|\balojamiento\b|\bhabitacion\b|\bvivienda\b|\balojamento\b|\bestadia\b|\balloggio\b|\bcamera (?:singola|doppia|tripla|condivisa|privata|propria|gratuita|inclusa|compresa|fornita|in condivisione|e (?:vitto|pasti|colazione))\b|\b(?:vitto e|pasti e|una) camera\b|\bhuisvesting\b|\bkost en inwoning\b|\bkost og losji\b/,
  travel:
    /\bflights?\b|\bairfares?\b|\btravel(?! days| allowance| insurance| medical)\b|\breisekosten\b|\bfahrtkosten\b|\bfluge?\b|\bfrais de (?:voyage|deplacement|transport)\b|\bbillets? d'avion\b|\bvols?\b|\bgastos de viaje\b|\bvuelos?\b|\bviajes?\b|\bviagens?\b|\bviaggio\b|\bvolo\b|\bpassage\b/,
  training:
    /\btraining\b|\bcourses?\b|\bcertifications?\b|\bausbildung\b|\bkurs\b|\bformation\b|\bformacion\b|\bcursos?\b|\bformacao\b|\bformazione\b|\bcorso\b/,
  insurance:
    /\binsurance\b|\b(?:kranken|unfall|haftpflicht|reise)?versicherung\b|\bassurance\b|\bmutuelle\b|\bseguro\b|\bassicurazione\b/,
}
const given =
  /\b(?:free|provided|included|incl\.?|inclusive|including|covered|paid|offered|supplied|refunded|reimbursed|in return for|frei\w*|kostenlos\w*|gestellt|inklusive|inkl\.?|ubernommen|erstattet|fourni\w*|offert\w*|compris\w*|inclus\w*|gratuit\w*|pris\w* en charge|rembourse\w*|incluid\w*|gratis|cubiert\w*|pagad\w*|inclus[oi]|fornecid\w*|pag[oa]s?|compres[oi]|coperto|rimbors\w*|reembols\w*|erstattung|inbegrepen|nourri\w*|loge[es]*)(?![a-z])/
const linked = /\+|&|\b(?:plus|with|and|und|mit|et|avec|y|con|com|e|en|og|mas|mais|piu)\b/
const denied =
  /\b(?:no|not|non|own|without|excluding|excl|except|ohne|nicht|keine?|exklusive|sans|pas|hors|sin|sem|nao|senza|exclu\w*|esclus\w*|self-|help|assist\w*|arrange\w*|rent|rented|deduct\w*|extra|optional|available|possible|subsidi[sz]ed|discount\w*|reduced|against|towards?|can be|at cost|own cost|social|unemployment|national|minus|less|required?|requirement|requires|mandatory|compulsory|obligatory|necessary|needed|need|must|payable|paid by (?:the |each )?(?:participant|volunteer|intern|student|you)s?|erforderlich|notwendig|notig|pflicht|verpflichtend|selbst|eigene[rsmn]?|obligatoire|exige\w*|requis\w*|necessaire|a la charge|a (?:vos|ses|leurs|tes) frais|obligatori[oa]s?|requerid\w*|exigid\w*|necesari[oa]s?|imprescindible|a cargo|por cuenta|obrigatori[oa]s?|necessari[oaie]s?|por conta|obbligatori[oae]|richiest[oaie]|a carico|proprie spese)\b/
// Money towards a thing is not the thing: a food allowance, a subsidio de alimentacao, $5,000 housing; nor is a camera's housing a room.
const things = 'meals?|food|board|housing|accomm?odation|lodging|travel|flights?|training|courses?|insurance'
const onlyMoney = new RegExp(
  [
    grantForThings,
    `\\b(?:${things}) (?:allowance|money|vouchers?|stipend|subsid(?:y|ies)|budget|grant|supplement|loan|bursary)`,
    `(?:[$€£] ?)?\\d[\\d.,]* ?(?:[$€£]|[a-z]{3})? (?:${things})\\b`,
    '\\b(?:camera|underwater)(?: and)? housings?\\b',
  ].join('|'),
  'g',
)
const needsGiving = new Set<InKind>(['travel', 'training'])

/** Sentence by sentence: one "not" in it, and nothing of that sentence is certain. */
export function inKindIn(low: string): InKind[] {
  const sentences = low.split(/[;()|]|\.(?=\s|$)|\bbut\b|\baber\b|\bmais pas\b|\bpero\b|\bmas nao\b|\bma\b/)
  const certain = sentences.filter((sentence) => !denied.test(sentence) && !paysForThings(sentence))
  const found = new Set(certain.map((sentence) => sentence.replace(onlyMoney, ' ')).flatMap(inSentence))
  return inKinds.filter((kind) => found.has(kind))
}

function inSentence(sentence: string): InKind[] {
  const isGiven = given.test(sentence)
  const isLinked = isGiven || linked.test(sentence)
  return inKinds.filter((kind) => {
    if (!nouns[kind].test(sentence)) return false
    if (needsGiving.has(kind)) return isGiven
    return isLinked || kind === 'insurance'
  })
}
