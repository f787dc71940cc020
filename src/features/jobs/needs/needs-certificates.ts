// Certificates by the names that postings give them.
import type { Certificate } from './needs.rules.ts'

type Spelling = {
  code: Certificate
  /** In small letters without accents. */
  named: RegExp
  /** Also the name of a role, so it counts only where a sentence asks for papers. */
  isRole?: true
  /** Also the name of a thing, so it counts only where papers are asked for or another certificate stands beside it. */
  isThing?: true
}

// Whoever gives first aid to a turtle does a task, and needs no paper for it.
const helping =
  'provide|provides|providing|give|gives|giving|administer|administering|perform|performing|deliver|render|offer|apply|applying|responsible for|in charge of|leistest|leistet|leisten|prodiguer|donner|apporter|prestar|dar|brindar|prestare|dare'

const spellings: readonly Spelling[] = [
  {
    code: 'advanced_diver',
    named: /\badvanced (?:open[- ]water|scuba|diver)(?: diver)?\b|\baowd?\b|\bcmas (?:\*\*|2[- ]star|two[- ]star)/g,
  },
  { code: 'open_water', named: /(?<!advanced )\bopen[- ]water (?:scuba )?(?:diver|certifi\w+|licen[cs]e)\b|\bowd\b/g },
  { code: 'rescue_diver', named: /\brescue[- ]diver\b/g },
  { code: 'divemaster', named: /\bdive ?master\b/g, isRole: true },
  {
    code: 'dive_instructor',
    named: /\b(?:dive|diving|scuba|padi|ssi|cmas) instructor\b|\bowsi\b|\btauchlehrer\b/g,
    isRole: true,
  },
  {
    code: 'scientific_diver',
    named:
      /\bscientific div(?:er|ing)\b|\baaus\b|\bforschungstaucher\w*|\bplongeur scientifique\b|\bbuceador cientifico\b/g,
    isRole: true,
  },
  {
    code: 'commercial_diver',
    named: /\bcommercial div(?:er|ing)\b|\bhse (?:part (?:iv|iii|4|3)|scuba|diving)\b/g,
    isRole: true,
  },
  {
    code: 'nitrox',
    named:
      /(?<!\b(?:free|with|using|on|mit|au|avec|con|com) )\bnitrox\b(?! (?:is |are |ist |est |es )?(?:available|free|included|provided|offered|for free|fills?|tanks?|gas|compressor|station|blend\w*|mix\w*|dives|gratis|gratuit\w*|kostenlos|inklusive|inclus\w*|incluid\w*|offert\w*|disponib\w*|verfugbar))/g,
    isThing: true,
  },
  { code: 'freediver', named: /\bfree-?div(?:er|ing)\b|\baida ?[234]\b/g, isRole: true },
  { code: 'stcw', named: /\bstcw\b/g },
  {
    code: 'boat_licence',
    named:
      /\bboat(?:ing)?(?: driving| handling)? (?:licen[cs]e|certificate|ticket)|\bpowerboat (?:level 2|licen[cs]e|certificate)|\brya (?:powerboat|level 2)|\bsportbootfuhrerschein\w*|\bpermis (?:bateau|cotier|mer)\b|\bpatente nautica\b|\bcarta de marinheiro\b|\btitulacion nautica\b/g,
  },
  {
    code: 'skipper',
    named:
      /\bskipper'?s? (?:licen[cs]e|certificate|ticket)|\byacht ?master\b|\bcaptain'?s? licen[cs]e|\bcoastal skipper\b|\bcoxswain(?:'s)? (?:certificate|ticket)|\bmaster (?:of yachts|of vessels|\d{2,4} ?(?:gt|t|tons?))/g,
  },
  { code: 'seafarer_medical', named: /\beng ?1\b|\bml5\b|\bseafarer'?s?'? medical\b|\bseediensttauglich\w*/g },
  { code: 'offshore_survival', named: /\bbosiet\b|\bfoet\b|\bhuet\b|\boffshore survival\b|\bsea survival\b/g },
  { code: 'mmo', named: /\bmarine mammal observer\b|\bjncc\b/g, isRole: true },
  {
    code: 'pam',
    named: /\bpam (?:operator|certificate|course|ticket)|\bpassive acoustic monitoring (?:operator|certificate)/g,
    isRole: true,
  },
  { code: 'rov_pilot', named: /\brov (?:pilot|operator|technician|licen[cs]e|certificate)/g, isRole: true },
  {
    code: 'drone_pilot',
    named: /\bdrone (?:licen[cs]e|certificate)|\bpart 107\b|\bdrone pilot\b|\bdrohnenfuhrerschein\b|\ba2 cofc\b/g,
    isRole: true,
  },
  {
    code: 'first_aid',
    named: new RegExp(
      `(?<!\\b(?:${helping}) (?:basic |emergency |the |les |des |los |os |il )?)(?:\\bfirst[- ]aid\\b(?! (?:kit|box|room|station|post|supplies|to|for (?!divers))\\b)|\\berste[- ]hilfe\\b(?! (?:leisten|geben)\\b)|\\bpremiers secours\\b|\\bprimeros auxilios\\b|\\bprimeiros socorros\\b|\\bprimo soccorso\\b)|\\befr\\b|\\bpsc ?1\\b`,
      'g',
    ),
  },
  { code: 'lifeguard', named: /\blifeguard(?:ing)?\b|\brettungsschwimmer\w*/g, isRole: true },
  {
    code: 'driving_licence',
    named:
      /\bdriv(?:ing|er|er's|ers) licen[cs]e\b|(?<!sportboot|drohnen)\bfuhrerschein\b|\bpermis (?:b\b|de conduire)|\b(?:carnet|permiso|licencia) de conducir\b|\bcarta de conducao\b|\bpatente (?:b\b|di guida)/g,
  },
  {
    code: 'radio',
    named:
      /\bvhf(?:[-/ ](?:marine|radio|dsc|src|operator'?s?)){0,3} (?:licen[cs]\w*|certific\w*|operator'?s?|ticket)\b|\b(?:licence|certificado|certificat|certificato|licencia|permis|brevet)(?: (?:de|di|radio)){0,2} vhf\b|\bvhf ?[/(] ?src\b|\bfunkzeugnis\b|\bukw-\w*zeugnis\b|\bgmdss\b(?! equipment)|\bshort range certificate\b|\bmarine radio (?:licen[cs]e|operator|certificate)|\bsrc (?:licen[cs]e|certificate)/g,
  },
  // One of a list: `STCW, VHF, first aid`.
  { code: 'radio', named: /(?<=(?:^|,|\band|&|\+)\s*)\bvhf(?=\s*(?:,|&|\+|and\b|$))/g, isThing: true },
]

const papers =
  /\bcertifi\w+|\blicen[cs]\w+|\bqualif\w+|\bticket\b|\bor (?:equivalent|higher|above|better|similar)|\brequired\b|\bmust\b|\bneed\w*\b|\bhold(?:er|ing)?\b|\bvalid\b|\bcurrent\b|\bminimum\b|\bat least\b|\bpadi\b|\bssi\b|\bcmas\b|\bnaui\b|\bbsac\b|\bsdi\b|\bessential\b|\bmandatory\b|\berforderlich\b|\bobligatoire\b|\bexig\w+|\bimprescindible\b|\brequisit\w*|\bobrigatori\w*|\bobbligatori\w*|\brichiest\w*/

const alternative = /^(?: certificate| certification| licen[cs]e)? ?(?:or|\/|oder|ou|o)(?: an?)? ?(?:padi |ssi )?$/

/** What one sentence asks for. Of `Rescue Diver or Divemaster` neither is certain. */
export function certificatesIn(sentence: string): Certificate[] {
  const asksForPapers = papers.test(sentence)
  const found = spellings
    .flatMap(({ code, named, isRole = false, isThing = false }) =>
      [...sentence.matchAll(named)].map(({ index, 0: text }) => ({
        code,
        isRole,
        isThing,
        from: index,
        to: index + text.length,
      })),
    )
    .sort((one, other) => one.from - other.from)
  const open = new Set<Certificate>()
  for (const [at, each] of found.entries()) {
    const next = found[at + 1]
    if (!next || next.code === each.code || !alternative.test(sentence.slice(each.to, next.from))) continue
    open.add(each.code).add(next.code)
  }
  const isAlone = !asksForPapers && found.every(({ isThing }) => isThing)
  return found.flatMap(({ code, isRole, isThing }) => {
    const isNone = open.has(code) || (isRole && !asksForPapers) || (isThing && isAlone)
    return isNone ? [] : [code]
  })
}
