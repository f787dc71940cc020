// Takes a location text apart: its pieces, and what each may stand for. Knows names by heart, and which towns to look up.

import { countryCodes } from '../country.rules.ts'
import type { Mode } from '../place.rules.ts'
import { placeKey } from '../place-key.ts'
import { countryNamed } from './names/country-names.ts'
import { readMode } from './names/mode-words.ts'
import { type Region, regionsNamed } from './names/regions.ts'
import { seaNamed } from './names/sea-names.ts'
import { meantBy } from './names/town-spellings.ts'

export type Atom =
  /** By its two letters alone, as in addresses. */
  | { kind: 'country'; code: string; isShort?: boolean }
  | { kind: 'region'; region: Region; isShort?: boolean }
  | { kind: 'sea'; sea: string }
  | { kind: 'town'; key: string }

/** What one piece of the text may stand for, all of it at once. */
export type Option = readonly Atom[]
/** Aside: where somebody goes from work, not where work is. */
export type Piece = { options: readonly Option[]; isAside: boolean }
export type LocationText = {
  mode: Mode | null
  pieces: readonly Piece[]
  /** `Kiel or Hamburg`. */
  isChoice: boolean
  /** Some piece was taken out of a sentence. */
  isTold: boolean
}

const longest = 200
const piecesAtMost = 7

/** Words that stand before or after a name and change nothing. */
const beside =
  /^(?:near|nr|close to|greater|city of|town of|port of|province of|state of|region of|coast of|island of|isle of|north(?:ern)?|south(?:ern)?|east(?:ern)?|west(?:ern)?|central|coastal|mainland|metropolitan|various|multiple|several|based in|off|offshore|the) +| +(?:area|region|metropolitan area|coast|province|state|district|prefecture|county|city|islands?|and surroundings|nationwide|various locations|multiple locations)$/
/** `Field work in Kenya`, `across the Azores`: what comes before is no name. */
const saidBefore = /^.*\b(?:in|within|across|throughout|near|around|off)\s+(?:the\s+)?(?=\p{Lu})/u
const fieldWork = /\bfield[ -]?(?:work|seasons?|trips?|campaigns?|sites?|stud(?:y|ies)|research|visits?)\b/i
/** `London with field work in Kenya`. */
const withFieldWork = /\s(?:with|including|incl\.?|plus)\s(?=[^,;()]*\bfield)/i
const joint = /\s(?:or|and|oder|und|ou|et|o|y|e)\s|\s?[/&+]\s?/i
/** Words that name no place. */
const empty =
  /^(?:eu|e u|european union|europe|eea|emea|worldwide|global|globally|international|anywhere|various|various locations|multiple locations|several locations|flexible|online|home|tbd|tba|tbc|n a|field|at|to|in|with|travel|based|or|and|plus|fieldwork|all|any|full time|part time|asia|africa|north america|south america|latin america|oceania|apac|americas|central america|scandinavia|nordics|indian ocean|pacific|atlantic|pacific ocean|atlantic ocean|mediterranean|mediterranean sea|far|the|of|position|positions|location|office|eu only|us only|uk only|atlantis)$/

export function takeApart(text: string): LocationText {
  const { mode, rest } = readMode(text.slice(0, longest).normalize('NFC'))
  const texts = rest
    .split(/[,;:()[\]|·•\n]|\s[-–—]\s|[–—]/)
    .flatMap((each) => each.split(withFieldWork))
    .flatMap(splitChoice)
  const pieces = texts
    .map(readPiece)
    .filter((piece): piece is Piece => piece !== null)
    .slice(0, piecesAtMost)
  return {
    mode,
    pieces,
    isChoice: texts.some(({ isChoice }) => isChoice),
    isTold: texts.some(({ isTold }) => isTold),
  }
}

type Part = { text: string; isChoice: boolean; isTold: boolean; isAside: boolean }

/** `Kiel or Hamburg`, unless the whole is a name: `Trinidad and Tobago`. */
function splitChoice(text: string): Part[] {
  const whole = takeName(text)
  const said = text.slice(0, text.length - whole.text.length)
  if (!joint.test(said) && namesOf(clean(whole.text), whole.text).length > 0) return [{ ...whole, isChoice: false }]
  const parts = text.split(joint)
  return parts.map((part) => ({ ...takeName(part), isChoice: parts.length > 1 }))
}

/** Without the sentence that it stands in. */
function takeName(text: string): Omit<Part, 'isChoice'> {
  const name = text.replace(saidBefore, '')
  const isTold = name !== text
  return { text: name, isTold, isAside: isTold && fieldWork.test(text) }
}

/** Without numbers, as in addresses. */
function clean(text: string): string {
  const words = text.split(/\s+/).filter((word) => !/\d/.test(word))
  return placeKey(words.join(' '))
}

function readPiece({ text, isAside }: Part): Piece | null {
  const key = clean(text)
  if (key === '' || (empty.test(key) && namesOf(key, text).length === 0)) return null
  return { options: optionsOf(key, text), isAside }
}

function optionsOf(key: string, text: string): Option[] {
  const bare = key.replace(beside, '').replace(beside, '')
  const names = namesOf(key, text)
  const named = names.length > 0 || bare === key ? names : namesOf(bare, '')
  const towns = [...new Set([key, bare])].map((each): Option => [{ kind: 'town', key: each }])
  return [...named.map((atom): Option => [atom]), ...towns, ...(names.length > 0 ? [] : inOne(key, text))]
}

/** Countries, parts of them and seas of this name. Codes count in capitals only. */
function namesOf(key: string, text: string): Atom[] {
  const found: Atom[] = []
  const code = /(?:^|[^\p{L}])([A-Z]{2,4})\s*$/u.exec(text.replace(/\.|\S*\d\S*/g, ''))?.[1]
  const isCode = code !== undefined && placeKey(code) === key
  const country = countryNamed(key)
  if (country) found.push({ kind: 'country', code: country })
  else if (isCode && countryCodes.includes(code)) found.push({ kind: 'country', code, isShort: true })
  for (const region of regionsNamed(key)) found.push({ kind: 'region', region })
  for (const region of isCode ? regionsNamed(code) : []) found.push({ kind: 'region', region, isShort: true })
  const sea = seaNamed(key)
  if (sea) found.push({ kind: 'sea', sea })
  return found
}

/** `San Diego CA`, `Falmouth Cornwall UK`: a town and what follows it, without a comma. */
function inOne(key: string, text: string): Option[] {
  const words = key.split(' ')
  const written = text.trim().split(/\s+/)
  const found: Option[] = []
  for (let from = Math.max(1, words.length - 4); from < words.length; from += 1) {
    const after = words.slice(from).join(' ')
    const before = words.slice(0, from).join(' ')
    for (const atom of namesOf(after, written.slice(from - words.length).join(' '))) {
      found.push([{ kind: 'town', key: before }, atom])
      for (const inner of inOne(before, written.slice(0, from - words.length).join(' '))) found.push([...inner, atom])
    }
  }
  return found
}

/** All towns that have to be looked up to decide. */
export function townKeysOf({ pieces }: LocationText): string[] {
  const atoms = pieces.flatMap(({ options }) => options.flat())
  const keys = atoms.flatMap((atom) =>
    atom.kind === 'town' ? [atom.key] : atom.kind === 'region' ? atom.region.keys : [],
  )
  return [...new Set(keys.flatMap((key) => [key, ...meantBy(key).map((meant) => meant.key)]))]
}
