// What comes beside money, read from a salary text: board, lodging, travel, training, insurance.
import { type InKind, inKinds } from './pay.rules.ts'

const nouns: Record<InKind, RegExp> = {
  board:
    /\bmeals\b|\b(?:full |half |room and |free )board\b|\bboard (?:and|&|\+) (?:lodging|room)|\bboard,? |\bfood\b(?! (?:money|allowance|costs?|budget|stipend|voucher))|\bcatering\b|\bverpflegung\b|\bvollpension\b|\bhalbpension\b|\bkost (?:und|&) logis\b|\bfreie kost\b|\bessen\b|\brepas\b|\bnourri(?:e|s|ture)?\b|\bpension complete\b|\bcomidas?\b|\balimentacion\b|\bmanutencion\b|\bpension completa\b|\balimentacao\b|\brefeicoes\b|\bvitto\b|\bpasti\b|\bkost en inwoning\b|\bmaaltijden\b|\bkost og losji\b/,
  lodging:
    /\baccomm?odations?\b|\blodgings?\b|\bhousing\b(?! (?:allowance|stipend|money|grant))|\bhouse\b|\bhut\b|\bcabin\b|\bbunk\b|\bbungalow\b|\bdorm(?:itory)?\b|\bbed\b|\broom\b(?! for\b)|\bflat\b|\bapartment\b|\bunterkunft\b|\bunterbringung\b|\bzimmer\b|\blogis\b|\bwohnung\b|\bhebergement\b|\bheberge(?:e|s)?\b|\blogement\b|\bloge(?:e|s)?\b|\bchambre\b|\balojamiento\b|\bhabitacion\b|\bvivienda\b|\balojamento\b|\bestadia\b|\balloggio\b|\bcamera\b|\bhuisvesting\b|\bkost en inwoning\b|\bkost og losji\b/,
  travel:
    /\bflights?\b|\bairfares?\b|\btravel(?! days| allowance)\b|\breisekosten\b|\bfahrtkosten\b|\bfluge?\b|\bfrais de (?:voyage|deplacement|transport)\b|\bbillets? d'avion\b|\bvols?\b|\bgastos de viaje\b|\bvuelos?\b|\bviajes?\b|\bviagens?\b|\bviaggio\b|\bvolo\b|\bpassage\b/,
  training:
    /\btraining\b|\bcourses?\b|\bcertifications?\b|\bausbildung\b|\bkurs\b|\bformation\b|\bformacion\b|\bcursos?\b|\bformacao\b|\bformazione\b|\bcorso\b/,
  insurance:
    /\binsurance\b|\b(?:kranken|unfall|haftpflicht|reise)?versicherung\b|\bassurance\b|\bmutuelle\b|\bseguro\b|\bassicurazione\b/,
}
const given =
  /\b(?:free|provided|included|incl\.?|inclusive|including|covered|paid|offered|supplied|refunded|reimbursed|in return for|frei\w*|kostenlos\w*|gestellt|inklusive|inkl\.?|ubernommen|erstattet|fourni\w*|offert\w*|compris\w*|inclus\w*|gratuit\w*|pris\w* en charge|rembourse\w*|incluid\w*|gratis|cubiert\w*|pagad\w*|inclus[oi]|fornecid\w*|pag[oa]s?|compres[oi]|coperto|rimborsat\w*|inbegrepen|nourri\w*|loge[es]*)(?![a-z])/
const linked = /\+|&|\b(?:plus|with|and|und|mit|et|avec|y|con|com|e|en|og|mas|mais|piu)\b/
const denied =
  /\b(?:no|not|non|own|without|excluding|excl|except|ohne|nicht|keine?|exklusive|sans|pas|hors|sin|sem|nao|senza|exclu\w*|escluso|self-|help|assist\w*|arrange\w*|rent|rented|deduct\w*|extra|optional|available|possible|subsidi[sz]ed|discount\w*|reduced|against|towards?|can be|at cost|own cost|social|unemployment|national|minus|less)\b/
const needsGiving = new Set<InKind>(['travel', 'training'])

/** Sentence by sentence: one "not" in it, and nothing of that sentence is certain. */
export function inKindIn(low: string): InKind[] {
  const sentences = low.split(/[;()|]|\.(?=\s|$)|\bbut\b|\baber\b|\bmais pas\b|\bpero\b|\bmas nao\b|\bma\b/)
  const found = new Set(sentences.filter((sentence) => !denied.test(sentence)).flatMap(inSentence))
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
