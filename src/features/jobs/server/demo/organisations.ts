// All invented organisations of the demo, by the first word of their example domains.
import { atlantic } from './organisations-atlantic.ts'
import { innerSeas } from './organisations-inner-seas.ts'
import { pacific } from './organisations-pacific.ts'

export const organisations = { ...atlantic, ...innerSeas, ...pacific }
export type OrganisationKey = keyof typeof organisations
