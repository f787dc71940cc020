// All listings of the demo's board, by the kind of work.
import type { DemoListing } from './listing.ts'
import { animalCare } from './listings/animal-care.ts'
import { fisheries } from './listings/fisheries.ts'
import { islandWork } from './listings/island-work.ts'
import { meadows } from './listings/meadows.ts'
import { oceanScience } from './listings/ocean-science.ts'
import { policy } from './listings/policy.ts'
import { reefs } from './listings/reefs.ts'
import { sharks } from './listings/sharks.ts'
import { ships } from './listings/ships.ts'
import { survey } from './listings/survey.ts'
import { teaching } from './listings/teaching.ts'
import { turtles } from './listings/turtles.ts'
import { whales } from './listings/whales.ts'

export const listings: DemoListing[] = [
  ...reefs,
  ...turtles,
  ...whales,
  ...sharks,
  ...fisheries,
  ...survey,
  ...meadows,
  ...oceanScience,
  ...animalCare,
  ...teaching,
  ...policy,
  ...ships,
  ...islandWork,
]
