// The words of the benchmark's listings: some hundred that each stand in every eighth of them, and one that no other has.
import { otherNames } from '#features/jobs/server/meanings.ts'
import { familyOf } from '#features/jobs/server/word-family.ts'

const nouns = `anchor ballast barnacle basin beacon bilge bollard breakwater brine cable canal cargo channel chart cliff compass
  corrosion crane davit delta depth dredge drift dune eddy ferry filter flood foam forecast freight galley gauge glacier
  gravel gully gust hazard headland horizon hull iceberg inlet invoice isotope jetty keel kettle knot laboratory lagoon
  lantern latitude lighthouse logistics longitude marsh mast meteor mud oar outreach paddle pebble pier pilot pontoon prow
  quay radar rainfall ridge rigging river rope rudder salinity sandbar satellite sediment shingle shoal silt slipway sonar
  spectrum spray squall storage strait swell tank telemetry tender thermometer timber tonnage trench tributary turbine
  valve volcano warehouse wharf winch windmill workshop yacht zenith`

/** Without those that the language of the sea widens: their finds would be more than an eighth. */
export const broadWords: readonly string[] = nouns
  .split(/\s+/)
  .filter((word) => otherNames([familyOf(word)]).length === 0)

/** So many different texts are enough; listings take them in turn. */
export const textCount = 1_024
const sentence = 'You keep the transects comparable from year to year and write the report that the ministry reads.'

/** Neighbours far apart: whether a text has one word says nothing of another. */
const mix = (text: number, word: number) =>
  Math.imul(Math.imul(text + 1, 0x9e3779b1) ^ (word * 0x85ebca6b), 0xc2b2ae35) >>> 29

export function writeText(text: number): string {
  const words = broadWords.filter((_, index) => mix(text, index) === 0)
  return `${sentence} On the list today: ${words.join(', ')}.`
}
