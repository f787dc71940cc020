// How work is done, told by words of a location; and what is left of the text without them.
import type { Mode } from '../../place.rules.ts'

const remote =
  /\b(fully remote|100 ?% remote|remotely|remote work|work(ing)? from home|wfh|home ?-?office|home-?based|telework|telecommute|t[ée]l[ée]travail|teletrabajo|teletrabalho|remoto|fernarbeit|remote)\b/giu
/** Far away, not at home. */
const farAway =
  /\bremote(?= (islands?|fields?|stations?|locations?|sites?|areas?|sensing|atolls?|villages?|camps?|reefs?|coasts?|communit|beach|bay|part|region))/giu
const hybrid = /\b(hybrid|hybride|h[íi]brido|h[íi]brida|ibrido|partly remote|partially remote|part remote)\b/giu
const onsite = /\b(on ?-?site|in person|in-person|vor ort|sur place|presencial)\b/giu
/** May be, may not be. */
const unclear =
  /\b(remote(ly)?[- ](possible|friendly|optional|ok|okay|considered|negotiable|first)|(no|not|non|some|occasional|optional(ly)?|possibly|maybe) (fully )?remote|remote or|or (fully )?remote|hybrid or|or hybrid|remote ?\/|\/ ?remote)\b/iu
const aboard =
  /\b(aboard|on ?-?board|[àa] bord|an bord|a bordo|ombord|live ?-?aboard|research vessel|research ship|research cruise|(?:vessels?|ships?)(?! ?(?:operations?|management|manager|yard|building|design|agen|broker|traffic|owner|monitoring|strike))|schooner|sailing yacht|yacht|at sea|en mer|auf see|en el mar|offshore|r\/v|rv|r\.v\.|m\/v|mv|m\/y|s\/y|fs|rrs|nrv|n\/o)(?=[^\p{L}]|$)/giu
/** What is said of the ship's place: where it sails from or goes. */
const shipsPlace = /\b(?:based (?:in|at|out of)|out of|departing|sailing from|from|off|around|in the|in|near)\s+(.+)$/iu

export type Worded = { mode: Mode | null; rest: string }

export function readMode(text: string): Worded {
  const plain = text.replace(farAway, 'far')
  const isUnclear = unclear.test(plain)
  const has = (pattern: RegExp) => plain.search(pattern) >= 0
  const isAboard = has(aboard)
  const found: Mode[] = []
  if (has(hybrid)) found.push('hybrid')
  else if (has(remote)) found.push('remote')
  if (isAboard) found.push('vessel')
  if (has(onsite)) found.push('onsite')
  const mode = found.length === 1 && !isUnclear ? found[0]! : null
  const withoutShip = isAboard
    ? plain
        .split(/([,;:()|])/)
        .map(leaveShip)
        .join('')
    : plain
  const rest = withoutShip
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
