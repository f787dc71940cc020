// Seas in a search: what people call them, and which of our sea areas lie in what they mean. A name that only a part of an
// area bears (Irish Sea, Bay of Bengal) is left out: it would find what lies elsewhere.
import { type Sea, seaName } from '#features/places/sea.rules.ts'

const mediterranean = ['mediterranean-west', 'mediterranean-east', 'adriatic'] as const
const northAtlantic = ['north-atlantic', 'northwest-atlantic', 'celtic-seas', 'biscay-iberia', 'macaronesia'] as const
const southAtlantic = ['south-atlantic-west', 'west-africa'] as const
const northPacific = ['northwest-pacific', 'northeast-pacific', 'central-pacific'] as const
const southPacific = ['south-pacific', 'southeast-pacific'] as const
const indian = ['western-indian', 'northern-indian', 'andaman'] as const

export const namedSeas: readonly (readonly [string, readonly Sea[]])[] = [
  ['arctic', ['arctic']],
  ['arctic ocean', ['arctic']],
  ['baltic', ['baltic']],
  ['baltic sea', ['baltic']],
  ['north sea', ['north-sea']],
  ['norwegian sea', ['norwegian-sea']],
  ['celtic sea', ['celtic-seas']],
  ['mediterranean', mediterranean],
  ['mediterranean sea', mediterranean],
  ['western mediterranean', ['mediterranean-west']],
  ['eastern mediterranean', ['mediterranean-east']],
  ['adriatic', ['adriatic']],
  ['adriatic sea', ['adriatic']],
  ['black sea', ['black-sea']],
  ['macaronesia', ['macaronesia']],
  ['atlantic', [...northAtlantic, ...southAtlantic]],
  ['atlantic ocean', [...northAtlantic, ...southAtlantic]],
  ['north atlantic', northAtlantic],
  ['south atlantic', southAtlantic],
  ['gulf of mexico', ['gulf-of-mexico']],
  ['caribbean', ['caribbean']],
  ['caribbean sea', ['caribbean']],
  ['red sea', ['red-sea']],
  ['persian gulf', ['persian-gulf']],
  ['arabian gulf', ['persian-gulf']],
  ['indian ocean', indian],
  ['andaman sea', ['andaman']],
  ['coral triangle', ['coral-triangle']],
  ['south china sea', ['south-china-sea']],
  ['coral sea', ['great-barrier-reef']],
  ['great barrier reef', ['great-barrier-reef']],
  ['pacific', [...northPacific, 'eastern-tropical-pacific', ...southPacific]],
  ['pacific ocean', [...northPacific, 'eastern-tropical-pacific', ...southPacific]],
  ['north pacific', northPacific],
  ['south pacific', southPacific],
  ['pacific northwest', ['northeast-pacific']],
  ['southern ocean', ['southern-ocean']],
]

/** The area of a listing among its words. No text has such a word: a slash parts two. */
export const seaLexeme = (sea: string) => `sea/${sea}`

/** `mediterranean → Adriatic Sea`. */
export const namedAs = (sea: Sea) => ({ shown: seaName(sea), families: [seaLexeme(sea)] })
