// How work is done, told by words of a location; and what is left of the text without them.
import type { Mode } from '../../place.rules.ts'

const atHome =
  'fully remote|100 ?% remote|remotely|remote work|work(?:ing)? from home|wfh|home ?-?office|home-?based|telework|telecommute|t[ée]l[ée]travail|teletrabajo|teletrabalho|remoto|fernarbeit|remote'
const remote = new RegExp(`\\b(?:${atHome})\\b`, 'giu')
/** Far away, not at home. */
const farAway =
  /\bremote(?= (islands?|fields?|stations?|locations?|sites?|areas?|sensing|atolls?|villages?|camps?|reefs?|coasts?|communit|beach|bay|part|region))/giu
const hybrid = /\b(hybrid|hybride|h[íi]brido|h[íi]brida|ibrido|partly remote|partially remote|part remote)\b/giu
const onsite = /\b(on ?-?site|in person|in-person|vor ort|sur place|presencial)\b/giu

const perhapsBefore =
  'no|not|non|some|occasional(?:ly)?|optional(?:ly)?|possibly|maybe|keine?|teilweise|anteilig|zeitweise|gelegentlich|partiellement|pas de|sin|sem'
const perhapsAfter =
  'possible|friendly|optional|ok|okay|considered|negotiable|first|m(?:ö|oe)glich|teilweise|anteilig|partiel(?:le)?|partiellement|occasionnel|ponctuel|optionnel|parcial(?:mente)?|parziale|posible|poss[íi]vel|ocasional|opcional'
const someDays =
  '(?:\\d+|one|two|three|ein|zwei|drei|deux|trois|dos|tres)[ -](?:days?|tage?|jours?|d[íi]as?|giorni)(?:(?: ?/ ?| (?:a|per|pro|par|por|each|in der) )(?:week|woche|semaine|semana|month|monat|mois|mes))?'
/** May be, may not be; or only at times. */
const unclear = new RegExp(
  [
    `\\b(?:${perhapsBefore}) (?:fully )?(?:${atHome})\\b(?:[- ](?:${perhapsAfter})\\b)?`,
    `\\b(?:(?:up to|bis zu|hasta) )?(?:${someDays}|\\d{1,2} ?%) (?:(?:of|de|im|from) )?(?:${atHome})\\b`,
    `\\b(?:${atHome})[- ]\\(?(?:${perhapsAfter}|${someDays}|\\d{1,2} ?%)(?!\\p{L})`,
    `\\b(?:${atHome})(?: ?/| (?:or|oder|ou)\\b)`,
    `(?:/ ?|\\b(?:or|oder|ou) )(?:${atHome})\\b`,
    '\\b(?:hybrid or|or hybrid)\\b',
  ].join('|'),
  'giu',
)

/** Companies, clubs and places are called after ships and the sea. */
const noShip =
  'operations?|management|manager|yard|building|design|agen|broker|traffic|owner|monitoring|strike|bottom|islands?|harbou?r|cove|creek|clubs?|charter|haven|marina|basin'
const noOffshore =
  'renewable|wind|energ|engineer|oil|gas|petrol|industr|technolog|islands?|aquaculture|farm|structure|platform|institute|cent(?:re|er)|group|compan|ltd|limited|catapult|services?|solutions?|training|safety'
const noSea = 'world|life|turtles?|lions?|mammals?|birds?|grant|shepherd|search|trust'
/** Letters before a ship's name. Alone they are a country, a province, a car: `Malé, MV`. */
const beforeName = '(?:rv|mv|fs)(?=\\s+["“«\']?\\p{L})(?!\\s+(?:parks?|camp|resort|maldives)\\b)'
const aboard = new RegExp(
  `\\b(?:(?:aboard|on ?-?board|[àa] bord|an bord|a bordo|ombord|live ?-?aboard|research vessel|research ship|research cruise|(?:vessels?|ships?|schooner|sailing yacht|yacht)(?! ?(?:${noShip}))|at sea(?! (?:${noSea}))|en mer|auf see|en el mar|offshore(?! (?:${noOffshore}))|r/v|r\\.v\\.|m/v|m/y|s/y|rrs|nrv|n/o)(?=[^\\p{L}]|$)|${beforeName})`,
  'giu',
)
/** What is said of the ship's place: where it sails from or goes. */
const shipsPlace = /\b(?:based (?:in|at|out of)|out of|departing|sailing from|from|off|around|in the|in|near)\s+(.+)$/iu

export type Worded = { mode: Mode | null; rest: string }

export function readMode(text: string): Worded {
  const plain = text.replace(farAway, 'far')
  const has = (pattern: RegExp) => plain.search(pattern) >= 0
  const isAboard = has(aboard)
  const found: Mode[] = []
  if (has(hybrid)) found.push('hybrid')
  else if (has(remote)) found.push('remote')
  if (isAboard) found.push('vessel')
  if (has(onsite)) found.push('onsite')
  const mode = found.length === 1 && !has(unclear) ? found[0]! : null
  const withoutShip = isAboard
    ? plain
        .split(/([,;:()|])/)
        .map(leaveShip)
        .join('')
    : plain
  const rest = withoutShip
    .replace(unclear, ' ')
    .replace(/\b(possible|optional|negotiable|friendly|considered)\b/giu, ' ')
    .replace(hybrid, ' ')
    .replace(remote, ' ')
    .replace(onsite, ' ')
  return { mode, rest }
}

/** A ship's name is no place. */
function leaveShip(segment: string): string {
  const at = segment.search(aboard)
  if (at < 0) return segment
  const before = segment.slice(0, at).trim()
  const place = shipsPlace.exec(segment.slice(at))?.[1] ?? ''
  const isPlace = /\p{L}/u.test(before) && !/^(on|the|a|an|our|of|research|working|work|based|living)$/iu.test(before)
  return [isPlace ? before : '', place].filter((part) => part !== '').join(', ')
}
