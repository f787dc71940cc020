// The hiring systems we know, and which of them an address belongs to.
import { ashby } from './ashby.ts'
import { bamboohr } from './bamboohr.ts'
import { greenhouse } from './greenhouse.ts'
import { lever } from './lever.ts'
import { personio } from './personio.ts'
import { recruitee } from './recruitee.ts'
import { smartrecruiters } from './smartrecruiters.ts'
import { type System, type SystemName, type SystemPlace, systemNames } from './system.ts'
import { teamtailor } from './teamtailor.ts'
import { workable } from './workable.ts'

export const systems: Record<SystemName, System> = {
  greenhouse,
  lever,
  ashby,
  workable,
  smartrecruiters,
  recruitee,
  teamtailor,
  personio,
  bamboohr,
}

export type Recognised = { system: SystemName; place: SystemPlace }

export function recognise(url: URL): Recognised | null {
  for (const system of systemNames) {
    const place = systems[system].recognise(url)
    if (place) return { system, place }
  }
  return null
}
