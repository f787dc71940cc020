// Languages that a sentence asks for: a name counts only beside a word like "fluent", "spoken" or a level.

const names: Readonly<Record<string, string>> = {
  en: 'english englisch englischkenntnisse anglais ingles inglese engels',
  es: 'spanish spanisch spanischkenntnisse espagnol espanol castellano espanhol spagnolo',
  fr: 'french franzosisch franzosischkenntnisse francais frances francese frans',
  de: 'german deutsch deutschkenntnisse allemand aleman alemao tedesco duits',
  pt: 'portuguese portugiesisch portugais portugues portoghese',
  it: 'italian italienisch italien italiano',
  nl: 'dutch niederlandisch neerlandais neerlandes olandese nederlands',
  da: 'danish danisch dansk',
  sv: 'swedish schwedisch svenska',
  no: 'norwegian norwegisch norsk',
  fi: 'finnish',
  is: 'icelandic',
  pl: 'polish',
  cs: 'czech',
  hr: 'croatian',
  el: 'greek',
  tr: 'turkish',
  ru: 'russian',
  uk: 'ukrainian',
  ar: 'arabic arabisch arabe',
  he: 'hebrew',
  hi: 'hindi',
  bn: 'bengali',
  ta: 'tamil',
  si: 'sinhala',
  ms: 'malay',
  id: 'indonesian',
  tl: 'tagalog filipino',
  th: 'thai',
  vi: 'vietnamese',
  ja: 'japanese japonais japones',
  ko: 'korean',
  zh: 'mandarin chinese',
  sw: 'swahili kiswahili',
  af: 'afrikaans',
  zu: 'zulu isizulu',
  xh: 'xhosa isixhosa',
  mg: 'malagasy malgache',
  fj: 'fijian',
  sm: 'samoan',
  to: 'tongan',
  mi: 'maori',
  ca: 'catalan',
  mt: 'maltese',
  fo: 'faroese',
  ga: 'irish',
  cy: 'welsh',
  dv: 'dhivehi',
}
const codeOf = new Map(
  Object.entries(names).flatMap(([code, list]) => list.split(' ').map((name) => [name, code] as const)),
)

const set = (words: string) => new Set(words.split(' '))
const cues = set(
  'fluent fluently fluency speak speaks speaking speaker speakers spoken written write proficiency proficient command native conversational bilingual tongue language languages skills required essential mandatory needed must kenntnisse fliessend verhandlungssicher muttersprache sprachkenntnisse maitrise parle parler parlez courant couramment fluide exige requis indispensable dominio domina fluido avanzado imprescindible obligatorio hablado fluencia fluente fluentemente obrigatorio conoscenza ottima parlato obbligatorio richiesto a2 b1 b2 c1 c2 wort',
)
const weakCues = set(
  'good excellent very strong solid gute guten gutes sehr bon bonne buen buena boa bom buona knowledge nivel niveau level',
)
const between = set(
  'in of the and & a at to is are both our de la le l d del dell della do da di und et y e auf im en em very well least level good excellent working written spoken oral professional our as lingua langue lengua idioma lingua alto bonne haut c fluent',
)
const alternatives = set('or oder ou o and/or /')
const mayFollow = set('for with on every daily because so when since while who that too also plus from by or')

type Word = { text: string; code: string | undefined; endsClause: boolean }

function wordsIn(sentence: string): Word[] {
  return [...sentence.matchAll(/[a-z0-9]+|[&/]/g)].map((match) => {
    const behind = sentence[match.index + match[0].length]
    return { text: match[0], code: codeOf.get(match[0]), endsClause: behind === undefined || /[,:()\]–-]/.test(behind) }
  })
}

/** Names that stand together, `English, French and Spanish`, are asked for together, or are a choice of which none is certain. */
export function languagesIn(sentence: string): string[] {
  const words = wordsIn(sentence)
  const found: string[] = []
  for (let from = 0; from < words.length; from += 1) {
    if (!words[from]?.code) continue
    let to = from
    for (let at = from + 1; at < words.length && at <= to + 4; at += 1) {
      if (words[at]?.code) to = at
      else if (
        !between.has(words[at]!.text) &&
        !alternatives.has(words[at]!.text) &&
        !/^[abc][12]$/.test(words[at]!.text)
      )
        break
    }
    const run = words.slice(from, to + 1)
    const isChoice = run.some(({ text }) => alternatives.has(text))
    if (!isChoice && isAsked(words, from, to)) found.push(...run.flatMap(({ code }) => code ?? []))
    from = to
  }
  return found
}

function isAsked(words: Word[], from: number, to: number): boolean {
  const last = words[to]!
  const next = words[to + 1]
  const isName = last.endsClause || !next || between.has(next.text) || cues.has(next.text) || mayFollow.has(next.text)
  if (!isName) return false
  return (
    hasCue(words.slice(0, from).reverse(), true) ||
    (!last.endsClause && hasCue(words.slice(to + 1), false)) ||
    selfTelling.test(last.text) ||
    words.slice(from, to).some(({ text }) => /^[abc][12]$/.test(text))
  )
}

const selfTelling = /kenntnisse$/

function hasCue(words: Word[], isBefore: boolean): boolean {
  for (const { text } of words.slice(0, 5)) {
    if (cues.has(text) || (isBefore && weakCues.has(text))) return true
    if (!between.has(text)) return false
  }
  return false
}
