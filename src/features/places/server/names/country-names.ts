// What countries are called: in several languages, by other names and short forms, by their codes.
import { countryCodes } from '../../country.rules.ts'
import { placeKey } from '../../place-key.ts'

const languages = ['en', 'fr', 'de', 'es', 'pt', 'it', 'nl', 'sv', 'nb', 'da', 'id', 'pl']

/** Besides what the languages themselves say. */
const others: Record<string, string> = {
  US: 'usa, us, united states of america, the states, etats unis, eeuu, estados unidos de america',
  GB: 'uk, great britain, britain, united kingdom of great britain and northern ireland',
  AE: 'uae, emirates',
  NZ: 'nz, aotearoa, aotearoa new zealand',
  PG: 'png',
  NL: 'holland, the netherlands, nederland',
  CZ: 'czech republic',
  TR: 'turkey, turkiye',
  CI: 'ivory coast, cote divoire',
  CV: 'cape verde, cabo verde, cape verde islands',
  TL: 'east timor, timor leste',
  MM: 'burma, myanmar',
  KR: 'republic of korea, south korea',
  VG: 'bvi, british virgin islands',
  VI: 'usvi, us virgin islands, st croix, st thomas',
  PF: 'tahiti, polynesie francaise, french polynesia',
  IE: 'eire, republic of ireland',
  DE: 'deutschland',
  ES: 'espana',
  GR: 'hellas',
  HR: 'hrvatska',
  NO: 'norge',
  SE: 'sverige',
  DK: 'danmark',
  FI: 'suomi',
  IS: 'island',
  EE: 'eesti',
  LV: 'latvija',
  LT: 'lietuva',
  BR: 'brasil',
  MX: 'mejico',
  RE: 'la reunion, reunion, reunion island, ile de la reunion',
  TT: 'trinidad, tobago, trinidad and tobago',
  FM: 'fsm, federated states of micronesia, micronesia',
  FO: 'faroes, faroe, faroe islands, foroyar',
  HK: 'hong kong',
  MO: 'macau, macao',
  SJ: 'svalbard, spitsbergen',
  BQ: 'bonaire, saba, st eustatius, caribbean netherlands',
  CW: 'curacao',
  BA: 'bosnia and herzegovina, bosnia',
  MK: 'north macedonia, macedonia',
  CD: 'drc, democratic republic of the congo',
  CG: 'republic of the congo',
  ST: 'sao tome and principe, sao tome, sao tome e principe',
  AG: 'antigua and barbuda, antigua, barbuda',
  KN: 'st kitts and nevis, st kitts, nevis',
  VC: 'st vincent and the grenadines, st vincent',
  TC: 'turks and caicos, turks and caicos islands',
  PM: 'st pierre and miquelon, st pierre et miquelon',
  WF: 'wallis and futuna, wallis et futuna',
  GS: 'south georgia, south georgia and the south sandwich islands',
  SH: 'st helena, ascension island, tristan da cunha',
  FK: 'falklands, falkland islands, islas malvinas',
  KY: 'cayman islands, grand cayman',
  BS: 'bahamas, the bahamas',
  MV: 'maldives, the maldives, republic of maldives',
  SC: 'seychelles',
  RU: 'russia, russian federation',
  IR: 'iran',
  SY: 'syria',
  TZ: 'tanzania, zanzibar',
  VE: 'venezuela',
  BO: 'bolivia',
  VN: 'vietnam, viet nam',
  LA: 'laos',
  BN: 'brunei, brunei darussalam',
  MD: 'moldova',
  PS: 'palestine, gaza',
  VA: 'vatican',
  AQ: 'antarctica, antarctic peninsula, antarctic',
  WS: 'samoa, western samoa, independent state of samoa',
  AS: 'american samoa, tutuila',
  MP: 'northern mariana islands, saipan, cnmi',
  KI: 'kiribati',
  SB: 'solomon islands, solomons',
  CK: 'cook islands',
  MH: 'marshall islands',
  GL: 'greenland, kalaallit nunaat',
  MQ: 'martinique',
  GP: 'guadeloupe',
  YT: 'mayotte',
  NC: 'new caledonia, nouvelle caledonie',
  TF: 'kerguelen, crozet, french southern and antarctic lands',
  IO: 'chagos, diego garcia, british indian ocean territory',
  SX: 'sint maarten',
  MF: 'st martin',
  EG: 'sinai',
  ZA: 'rsa, south africa',
  IN: 'andaman islands, andaman and nicobar islands, nicobar',
}

/** These belong to a state that a text may name as well. */
const parents: Record<string, string> = {
  FR: 'RE GP MQ GF YT PF NC WF PM BL MF TF',
  NO: 'SJ BV',
  DK: 'FO GL',
  FI: 'AX',
  US: 'PR GU VI AS MP UM',
  CN: 'HK MO',
  GB: 'GI FK KY BM VG TC AI MS SH IO GS PN IM JE GG',
  NL: 'AW CW SX BQ',
  AU: 'CX CC NF HM',
  NZ: 'CK NU TK',
}

export function parentOf(code: string): string | null {
  return Object.keys(parents).find((parent) => parents[parent]!.includes(code)) ?? null
}

/** What some language calls a country is a town, a county or a word elsewhere. */
const otherThings =
  'island, salvador, granada, grenade, guadalupe, san bartolome, libano, santa lucia, san martin, santa elena, santa helena, sao martinho, siria, franca, ira, oma, norfolk, man, komoro, turki, andora, wlochy'.split(
    ', ',
  )

function collectNames(): Map<string, string> {
  const found = new Map<string, string>()
  const unclear = new Set<string>()
  for (const language of languages) {
    const names = new Intl.DisplayNames(language, { type: 'region' })
    for (const code of countryCodes) {
      const key = placeKey(names.of(code) ?? '')
      const known = found.get(key)
      if (known && known !== code) unclear.add(key)
      else if (key !== '') found.set(key, code)
    }
  }
  for (const key of unclear) found.delete(key)
  for (const [code, text] of Object.entries(others)) {
    for (const name of text.split(', ')) found.set(placeKey(name), code)
  }
  for (const key of otherThings) found.delete(key)
  return found
}

let names: Map<string, string> | undefined

/** By key. */
export function countryNamed(key: string): string | null {
  names ??= collectNames()
  return names.get(key) ?? names.get(key.replace(/^the /, '')) ?? names.get(key.replace(/ and /g, ' ')) ?? null
}

/** Names that begin so, for suggestions. */
export function countriesBeginning(key: string): string[] {
  names ??= collectNames()
  const found = [...names].filter(([name]) => name.startsWith(key)).map(([, code]) => code)
  return [...new Set(found)]
}

/** Seas of countries that have one only. */
const ofOneSea: Record<string, string> = {
  'south-pacific': 'FJ TO WS AS VU NC PF CK NU TK WF TV PN',
  'central-pacific': 'PW FM MH KI GU MP NR',
  'western-indian': 'SC MU RE YT KM MG KE TZ IO',
  'northern-indian': 'MV LK BD PK',
  macaronesia: 'CV',
  'north-atlantic': 'IS',
  'norwegian-sea': 'FO',
  'celtic-seas': 'IE IM JE GG',
  'mediterranean-east': 'MT CY GR LB LY PS',
  'mediterranean-west': 'MC DZ GI',
  adriatic: 'HR AL ME SI BA',
  'black-sea': 'RO BG UA GE',
  baltic: 'EE LV LT FI PL AX',
  'north-sea': 'NL BE',
  'biscay-iberia': '',
  'northwest-atlantic': 'BM PM',
  caribbean: 'BS TC KY JM CU HT DO PR VI VG AI MF BL SX KN AG GP DM MQ LC VC BB GD TT AW CW BQ BZ',
  'south-atlantic-west': 'BR UY FK GY SR GF AR',
  'west-africa': 'SN GM GW GN SL LR CI GH TG BJ NG CM GQ GA CG AO ST MR',
  'southern-africa': 'ZA NA',
  'red-sea': 'SD ER DJ JO',
  'persian-gulf': 'BH QA KW',
  'south-china-sea': 'VN KH BN HK MO SG',
  'coral-triangle': 'PH TL SB PG ID',
  'northwest-pacific': 'JP KR KP TW',
  tasman: 'NZ NF',
  'eastern-tropical-pacific': 'EC SV',
  'southeast-pacific': 'PE',
  'southern-ocean': 'AQ GS TF HM BV',
  arctic: 'SJ GL',
}

export function onlySeaOf(code: string): string | null {
  return Object.keys(ofOneSea).find((sea) => ofOneSea[sea]!.split(' ').includes(code)) ?? null
}
