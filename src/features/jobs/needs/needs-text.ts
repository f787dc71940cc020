// Reads what applicants must have from requirements and description, for certain or not at all. Only ever proposed to a person.
import { foldText } from '#shared/fold-text.ts'
import { certificateCodes, type Visa } from './needs.rules.ts'
import type { Needs } from './needs.schema.ts'
import { certificatesIn } from './needs-certificates.ts'
import { languagesIn } from './needs-languages.ts'

const longest = 40_000

// A sentence with one of these asks for nothing: what it names is welcome, not needed, or given.
const welcome =
  /\b(?:advantage\w*|assets?|desirable|desired|preferred|preferably|ideally|welcome|helps?|helpful|useful|bonus|nice[- ]to[- ]have|a plus|appreciated|beneficial|optional|would be|von vorteil|vorteilhaft|wunschenswert|gerne|un plus|souhaite\w*|apprecie\w*|atout|se valora\w*|valorable|deseable|desejavel|valoriza\w*|gradit\w*|preferibil\w*|preferenzial\w*)\b/
const notNeeded =
  /\b(?:not (?:required|needed|necessary|essential|mandatory)|no\b[^,]{0,60}\b(?:needed|required|necessary)|don't need|do not need|need no|needs no|nicht (?:erforderlich|notig|notwendig)|pas (?:necessaire|obligatoire|exige\w*)|no (?:es |se )?(?:necesari\w*|requier\w*)|non (?:e )?(?:necessari\w*|richiest\w*)|nao (?:e )?(?:necessari\w*|obrigatori\w*))\b/
const given = new RegExp(
  [
    'we (?:will |also )?(?:train|teach|pay|send|help|offer|provide|cover)',
    'wir (?:bieten|zahlen|stellen|ubernehmen|schulen)',
    'nous (?:offrons|proposons|fournissons|assurons|formons)',
    '(?:ofrecemos|impartimos|proporcionamos|oferecemos|fornecemos|offriamo|forniamo)',
    'you (?:will |can )?(?:get|gain|receive|earn|learn|obtain|complete|become)',
    'you (?:will )?(?:finish|leave|go home) with',
    '(?:weeks|months|way|path|route) to (?:your|a|the)',
    '(?:training|courses?|certification) (?:is |are |will be |can be )?(?:provided|included|offered|free|available|given|paid|arranged|taught)',
    '(?:kurs|schulung|ausbildung|formation|formacion|curso|formacao|formazione|corso)\\b[^,]{0,60}\\b(?:gestellt|bezahlt|angeboten|inklusive|kostenlos\\w*|fournie?s?|offerte?s?|inclus\\w*|assuree?s?|incluid\\w*|ofrecid\\w*|oferecid\\w*|fornit\\w*|gratuit\\w*|gratis)',
    'free of charge',
    '(?:is|are) (?:given|taught)',
    '(?:given|taught) (?:in|on|by|during|beforehand|here)',
    'can be (?:obtained|done|completed)',
    'the (?:will|wish) to',
    'willing(?:ness)?',
    'prepared to',
    'opportunity to',
    'working towards',
  ]
    .map((words) => `\\b${words}\\b`)
    .join('|'),
)

export function readNeeds(text: string): Needs | null {
  const folded = foldText(text.slice(0, longest)).replace(/[’‘`´ʼ]/g, "'")
  const asking = sentencesOf(folded).filter((sentence) => !welcome.test(sentence) && !notNeeded.test(sentence))
  const certificates = new Set(asking.filter((sentence) => !given.test(sentence)).flatMap(certificatesIn))
  const languages = [...new Set(asking.flatMap(languagesIn))]
  const visa = visaIn(sentencesOf(folded))
  if (certificates.size === 0 && languages.length === 0 && visa === 'not_stated') return null
  return { certificates: certificateCodes.filter((code) => certificates.has(code)), languages, visa }
}

function sentencesOf(folded: string): string[] {
  return folded.split(/[;!?\n•·]|\.(?=\s|$)|\bbut\b/).filter((sentence) => sentence.trim() !== '')
}

const sponsorship =
  /\bvisa[- ]sponsor\w*|\bsponsor\w*(?: of)?(?: (?:a|the|your|any|work|working|employment|for|skilled worker)){0,3} visas?\b|\bvisas? (?:is |are |will be |can be )?sponsored\b|\bvisumsponsoring\b|\bparrainage de visa\b|\bpatrocinio de (?:visa|visado|visto)\b|\bsponsorizzazione del visto\b/
const refused =
  /\b(?:no|not|cannot|can't|unable|don't|doesn't|won't|never|without|neither|nor|nicht|kein\w*|pas|aucun\w*|sin|nao|sem|non|senza)\b/
// A no that is said of people or of something else, never of the visa.
const otherNo =
  /\bnon[- ](?:eu|eea|uk|us|ue|european\w*|europe\w*|communautaire\w*|comunitari\w*|residents?|citizens?|nationals?|british|swiss|locals?)\b|\bnicht-eu\w*|\b(?:no|nao) (?:comunitari\w*|europe[ou]s|residentes)\b|\b(?:no|without) (?:prior |previous |diving )?experience\b|\bno [^,]{0,40}\b(?:needed|required|necessary)\b|\b(?:no|without) (?:extra |additional |any )?(?:costs?|charge|fees?)\b|\b(?:sin|sem|senza|sans|ohne) (?:costes?|custos?|costi|frais|kosten|experien\w+|erfahrung|esperienza)\b|\bwithout\b(?<=sponsor[^,]{0,60}without)|\bnot only\b|\bno matter\b|\bwhether or not\b/g
const answeredNo = /\bsponsor\w*\s*[:?-]\s*(?:no|none|not \w+|nein|non|nao)\s*$/
const offered =
  /\b(?:available|offered|provided|provide|offer|offers|given|we sponsor|we will sponsor|we can sponsor|will sponsor|can sponsor|is sponsored|are sponsored|sponsored|includes?|included|ofrecemos|oferecemos|offriamo|propose|bieten)\b/
const unsure =
  /\b(?:may|might|possible|possibly|maybe|could|case by case|exceptional|consider\w*|depend\w*|if|some|certain)\b/

/** "A visa" alone says nothing: only who sponsors it counts. */
function visaIn(sentences: string[]): Visa {
  const said = new Set(sentences.filter((sentence) => sponsorship.test(sentence)).map(visaOf))
  const [only = 'not_stated'] = said
  return said.size === 1 ? only : 'not_stated'
}

/** A no counts where it stands in the same breath as the sponsoring; anywhere else it leaves all open. */
function visaOf(sentence: string): Visa {
  const said = sentence.replace(otherNo, ' ')
  if (unsure.test(said) || !sponsorship.test(said)) return 'not_stated'
  if (!refused.test(said)) return offered.test(said) ? 'sponsored' : 'not_stated'
  const parts = said.split(/[,:()]|\band\b|\bund\b|\bet\b|\by\b/).filter((part) => sponsorship.test(part))
  const isRefused = parts.length > 0 && parts.every((part) => refused.test(part))
  return isRefused || answeredNo.test(said) ? 'not_sponsored' : 'not_stated'
}
