// Countries in a search: other names and short forms, and the codes that places end with.

/** What people write besides the name; all of a line find one another. */
export const countryNames: readonly (readonly string[])[] = [
  ['united states', 'usa', 'united states of america'],
  ['united kingdom', 'uk', 'great britain', 'britain'],
  ['united arab emirates', 'uae', 'emirates'],
  ['new zealand', 'nz', 'aotearoa'],
  ['papua new guinea', 'png'],
  ['netherlands', 'holland'],
  ['czechia', 'czech republic'],
  ['turkey', 'turkiye'],
  ['ivory coast', "cote d'ivoire"],
  ['cape verde', 'cabo verde'],
  ['east timor', 'timor-leste'],
  ['myanmar', 'burma'],
  ['south korea', 'republic of korea'],
  ['south africa', 'rsa'],
  ['british virgin islands', 'bvi'],
  ['US Virgin Islands', 'usvi'],
  ['french polynesia', 'tahiti'],
  ['ireland', 'eire'],
  ['germany', 'deutschland'],
  ['spain', 'espana'],
  ['italy', 'italia'],
  ['greece', 'hellas'],
  ['croatia', 'hrvatska'],
  ['norway', 'norge'],
  ['sweden', 'sverige'],
  ['denmark', 'danmark'],
  ['finland', 'suomi'],
  ['brazil', 'brasil'],
  ['mexico', 'mejico'],
  ['reunion', 'la reunion'],
  ['saint lucia', 'st lucia'],
  ['saint helena', 'st helena'],
  ['trinidad', 'trinidad and tobago'],
  ['micronesia', 'fsm'],
  ['faroe islands', 'faroes', 'faroe'],
  ['galapagos', 'galapagos islands'],
]

/** A country finds its parts. Names that are also another place's (Georgia, California in Mexico) are left out. */
export const countryParts: readonly (readonly [string, readonly string[]])[] = [
  ['united kingdom', ['england', 'scotland', 'wales', 'northern ireland']],
  [
    'united states',
    [
      'hawaii',
      'florida',
      'alaska',
      'oregon',
      'massachusetts',
      'rhode island',
      'north carolina',
      'south carolina',
      'texas',
      'louisiana',
      'new jersey',
      'maryland',
      'connecticut',
      'mississippi',
      'puerto rico',
    ],
  ],
  ['australia', ['queensland', 'tasmania', 'new south wales', 'western australia']],
  ['canada', ['british columbia', 'nova scotia', 'newfoundland', 'quebec', 'new brunswick']],
  ['spain', ['canary islands', 'balearic islands', 'mallorca', 'tenerife', 'galicia']],
  ['portugal', ['azores', 'acores', 'madeira', 'algarve']],
  [
    'france',
    ['brittany', 'bretagne', 'corsica', 'reunion', 'french polynesia', 'new caledonia', 'martinique', 'guadeloupe'],
  ],
  ['italy', ['sardinia', 'sicily', 'sardegna', 'sicilia']],
  ['greece', ['crete', 'zakynthos', 'corfu', 'cyclades']],
  ['indonesia', ['bali', 'raja ampat', 'sulawesi', 'lombok']],
  ['ecuador', ['galapagos']],
  ['norway', ['svalbard', 'lofoten']],
]

/** At the end of a location. Codes of places in the United States are left out, for `CA` and `MA` say nothing certain. */
const codes =
  'AE AG AO AQ AU AW BB BD BE BG BH BM BN BR BS BZ CH CK CL CN CR CU CV CW CY CZ DJ DK DM DO DZ EC EE EG ES ET FI FJ FK FM FO FR GB GD GG GH GI GL GM GP GR GT GY HK HN HR HT HU IE IM IS IT JE JM JO JP KE KH KI KM KR KW LB LC LK LT LV LY MC MG MH MM MR MU MV MX MY MZ NA NG NI NL NO NR NU NZ OM PE PF PG PH PK PL PR PT PW PY QA RE RO RU SA SB SE SG SI SL SN SO SR ST SV TC TG TH TL TN TO TR TT TV TW TZ UA UG UK US UY VC VE VG VN VU WS YE ZA'.split(
    ' ',
  )
const names = new Intl.DisplayNames(['en'], { type: 'region' })
const other: Record<string, string> = { UK: 'United Kingdom', TR: 'Turkey', US: 'United States' }

/** The country that a code in capitals stands for. */
export function countryOfCode(code: string): string | undefined {
  return codes.includes(code) ? nameOf(code) : undefined
}

const nameOf = (code: string) => other[code] ?? names.of(code)

/** States that do not lie at the sea, or hardly: who searches for these codes here means the country. */
const seldomStates = ['AR', 'CO', 'DE', 'ID', 'IL', 'IN', 'KY', 'MT', 'PA']

/** The country that somebody asks for by a code in capitals, whatever signs stand around it. */
export function countryAskedFor(piece: string): string | undefined {
  const code = piece.replace(/^\P{L}+|\P{L}+$/gu, '')
  return seldomStates.includes(code) ? nameOf(code) : countryOfCode(code)
}

/** `Lisbon, PT` ends with a code: the name of its country. */
export function countryOfLocation(location: string): string | undefined {
  const last = location.split(',').at(-1)?.trim() ?? ''
  return location.includes(',') ? countryOfCode(last) : undefined
}
