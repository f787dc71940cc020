// Which sea areas lie beside each other, for joining small numbers.
import type { Sea } from './sea.rules.ts'

const pairs: readonly (readonly [Sea, ...Sea[]])[] = [
  ['arctic', 'norwegian-sea', 'north-atlantic', 'northwest-atlantic', 'northeast-pacific', 'northwest-pacific'],
  ['baltic', 'north-sea'],
  ['north-sea', 'norwegian-sea', 'celtic-seas'],
  ['norwegian-sea', 'north-atlantic', 'celtic-seas'],
  ['celtic-seas', 'biscay-iberia', 'north-atlantic'],
  ['biscay-iberia', 'macaronesia', 'north-atlantic', 'mediterranean-west', 'west-africa'],
  ['mediterranean-west', 'mediterranean-east'],
  ['mediterranean-east', 'adriatic', 'black-sea', 'red-sea'],
  ['macaronesia', 'north-atlantic', 'west-africa'],
  ['north-atlantic', 'northwest-atlantic', 'caribbean', 'west-africa', 'south-atlantic-west'],
  ['northwest-atlantic', 'gulf-of-mexico', 'caribbean'],
  ['gulf-of-mexico', 'caribbean'],
  ['caribbean', 'south-atlantic-west', 'eastern-tropical-pacific'],
  ['south-atlantic-west', 'west-africa', 'southern-ocean', 'southeast-pacific', 'southern-africa'],
  ['west-africa', 'southern-africa'],
  ['southern-africa', 'western-indian', 'southern-ocean'],
  ['red-sea', 'northern-indian', 'western-indian', 'persian-gulf'],
  ['persian-gulf', 'northern-indian'],
  ['western-indian', 'northern-indian', 'southern-ocean'],
  ['northern-indian', 'andaman', 'coral-triangle'],
  ['andaman', 'south-china-sea', 'coral-triangle'],
  ['coral-triangle', 'south-china-sea', 'western-australia', 'great-barrier-reef', 'central-pacific', 'south-pacific'],
  ['south-china-sea', 'northwest-pacific'],
  ['northwest-pacific', 'central-pacific', 'northeast-pacific', 'coral-triangle'],
  ['western-australia', 'great-barrier-reef', 'tasman', 'southern-ocean'],
  ['great-barrier-reef', 'tasman', 'south-pacific'],
  ['tasman', 'south-pacific', 'southern-ocean'],
  ['south-pacific', 'central-pacific', 'southeast-pacific', 'eastern-tropical-pacific'],
  ['central-pacific', 'northeast-pacific', 'eastern-tropical-pacific'],
  ['northeast-pacific', 'eastern-tropical-pacific'],
  ['eastern-tropical-pacific', 'southeast-pacific'],
  ['southeast-pacific', 'southern-ocean'],
]

export function neighboursOf(sea: string): readonly Sea[] {
  return pairs.flatMap(([one, ...others]) => {
    if (one === sea) return others
    return others.some((other) => other === sea) ? [one] : []
  })
}
