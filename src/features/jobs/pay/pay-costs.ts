// Who pays whom: words that say for certain that participants pay, that they bear something themselves, or that they receive money.

const modals =
  "(?:(?:must|have to|has to|need to|needs to|will|would|shall|'ll|each|also|themselves|(?:are|is) (?:required|asked|expected) to) ?){0,2}"
const english = [
  `(?:participants|volunteers|interns|students|trainees|you) ?${modals}(?:pay|contribute)`,
  `(?:participant|volunteer|intern|student|trainee) (?:pays|contributes|(?:must|has to|will) pay)`,
]
const several =
  'teilnehmer(?:innen)?|teilnehmende|freiwilligen?|praktikant(?:en|innen)|participants|participantes|benevoles|volontaires|stagiaires|voluntari[oa]s|personas voluntarias|practicantes|estagiari[oa]s|partecipanti|volontari|volontarie|tirocinanti'
const single =
  "(?:der|die|jede[rs]?|le|la|l'|chaque|el|cada|o|a|il|ogni) ?(?:teilnehmer(?:in)?|teilnehmende[r]?|freiwilliger?|praktikant(?:in)?|participante?|benevole|volontaire|stagiaire|voluntari[oa]|persona voluntaria|practicante|estagiari[oa]|partecipante|volontari[oa]|tirocinante)"
const others = [
  `(?:${several}) (?:(?:be)?zahlen|paient|payent|versent|doivent payer|pagan|deben pagar|pagam|devem pagar|pagano|versano|devono pagare)`,
  `${single} (?:(?:be)?zahlt|paie|paye|verse|doit payer|paga|debe pagar|deve pagar|deve pagare|versa)`,
  'du (?:be)?zahlst|vous (?:payez|versez)|tu (?:paies|payes|pagas|paghi)|usted paga|voce paga',
]
const paying = `\\b(?:${[...english, ...others].join('|')})\\b`

// Only what is paid makes it certain: a sum, a fee, or taking part itself. Who pays for flights may still be paid.
const about =
  '(?:(?:about|around|approx\\.?|ca\\.?|circa|env\\.?|environ|unos|cerca de|only|just|nur|up to|from|bis zu|ab|between|entre|zwischen|at least|a total of) )?'
const sum = `${about}(?:~ ?)?(?!(?:for|fur|per|por|par|pour|the|all|in|at|on|off|to|de) )(?:[a-z]{0,3}[$€£¥₹.]{0,2} ?)?\\d`
const fee =
  '(?:an? |the )?(?:(?:small|modest|weekly|daily|monthly|one-off|participation|programme|program|volunteer|placement|project|expedition) )?fees?\\b'
const takingPart =
  'to (?:take part|participate|volunteer|join)\\b|for (?:the|this|their|your) (?:placement|programme|program|project|expedition|experience|participation)\\b'
const forSure = `(?= (?:${sum}|${fee}|${takingPart}))`
const forThings = `(?! (?:${sum}|${fee}|${takingPart}))`

const bearer =
  '(?:participant|volunteer|intern|teilnehm|freiwillig|praktik|benevol|volont|stagiair|volunt|partecip|tirocin)'
const charged = `(?:a la charge (?:du |des |de la |de chaque |de l')|a cargo (?:del? |do |da |dos |das |de la |de los |de cada )|a carico (?:del |della |dei |di ogni )|zu lasten (?:der |des )|paid by (?:the |each )?)${bearer}`
const names = [
  '\\b(?:participation|programme|program|volunteer|placement|project|expedition) (?:fee|fees|costs?|contribution|price)\\b',
  '\\b(?:teilnahmegebuhr|teilnahmebeitrag|teilnehmerbeitrag|unkostenbeitrag|eigenbeteiligung|eigenanteil|eigenbeitrag|programmgebuhr|kostenbeitrag)',
  "\\b(?:frais de participation|frais d'inscription|participation aux frais|participation financiere|cout de participation)\\b",
  '\\b(?:cuota de participacion|coste de participacion|costo de participacion|cuota de inscripcion|cuota de voluntariado)\\b',
  '\\b(?:taxa de participacao|custo de participacao|taxa de inscricao|contribuicao de participacao)\\b',
  '\\b(?:quota di partecipazione|contributo di partecipazione|costo di partecipazione|quota di iscrizione)\\b',
  '\\bpay[- ]to[- ](?:work|volunteer|participate)\\b',
]
const participantsPay = new RegExp(
  [`${paying}${forSure}`, `\\d ?(?:[$€£]|[a-z]{3,6})? (?:est |sont |son |sono |sao |e )?${charged}`, ...names].join(
    '|',
  ),
)
const askedFor = /\basked to contribute\b|\bexpected to contribute\b/
const forgiven =
  /\b(?:no|without|keine?n?|ohne|sans|sin|sem|senza|aucun|aucune|pas de|pas d') ?(?:\w+ )?(?:participation|programme|program|volunteer|placement|project|expedition|teilnahme|eigen|frais|cuota|taxa|quota|coste|costo)|(?:fees?|costs?) (?:is |are )?(?:paid|covered|waived|refunded|reimbursed|free)|\bpays? (?:nothing|no fee|no\b|tax|attention|rise)|\bwe (?:will )?(?:cover|pay|waive|refund)\b[^;.,|]{0,30}\b(?:fees?|costs?|contribution)\b/

const receiving =
  /\bwe (?:will |can |also )?(?:pay|offer|give|provide)\b|\b(?:receives?|receiving|earns?|earning|gets?|stipends?|scholarships?|bursary|bursaries|allowance|grant|pocket money|salary|wages?|erhalt\w*|bekomm\w*|taschengeld|stipendium|gehalt|lohn|vergutung|aufwandsentschadigung|recoi\w+|percoi\w+|gratification|indemnites?|bourse|salaire|remuneration|reciben?|recibe\w*|beca|salario|sueldo|pagamos|ofrecemos|recebe\w*|bolsa|vencimento|oferecemos|ricev\w+|stipendio|borsa|indennita|rimborso|retribuzione|paghiamo|offriamo|versiamo)\b|\bwir (?:be)?zahlen\b|\bnous (?:payons|versons|offrons)\b/
const parts = /[;|]|[.,](?=\s|$)|\b(?:and|but|und|aber|et|mais|y|pero|ma|while)\b/

/** Whether they pay to take part; unclear where a fee is forgiven, or somebody is also paid. */
export function participantsPayIn(low: string): 'certain' | 'unclear' | null {
  if (!participantsPay.test(low)) return null
  const isPaidToo = low
    .split(parts)
    .some((part) => /\d/.test(part) && receivesMoney(part) && !participantsPay.test(part))
  return isPaidToo || forgiven.test(low) || askedFor.test(low) ? 'unclear' : 'certain'
}

export function saysParticipantsPay(clause: string): boolean {
  return participantsPay.test(clause)
}

export function receivesMoney(clause: string): boolean {
  return receiving.test(clause)
}

const ends =
  '(?=[;|()]|[.,](?:\\s|$)|\\b(?:but|while|aber|mais|pero|ma|mas)\\b|\\b(?:and|und|et|y|e) (?:we|you|they|receive|get|earn|wir|nous|vous|du)\\b|$)'
const ownThings = new RegExp(`${paying}${forThings}[^;|()]*?${ends}`, 'g')
const ownMeans =
  /\bself-? ?(?:fund|financ)\w*|\bfund-? ?rais(?:e|es|ing)\b|\bautofinanc\w*|\bautofinanzia\w*|\bselbst ?finanzier\w*|\beigenfinanzier\w*/

/** `You pay your flights`: the text without it, and whether any other sum in it may be a cost too. */
export function takeOwnCosts(low: string): { hasOwnCosts: boolean; rest: string } {
  const rest = low.replace(ownThings, (whole) => '|'.repeat(whole.length))
  return { hasOwnCosts: rest !== low || ownMeans.test(low), rest }
}

export function paysForThings(sentence: string): boolean {
  return takeOwnCosts(sentence).rest !== sentence
}
