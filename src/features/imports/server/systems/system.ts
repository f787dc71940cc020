// What a hiring system is to us: how its addresses look, where its public answer is, and what that says.
import type { Accept } from '#platform/outbound/outbound.ts'
import type { Posting } from '../reading/posting.ts'
import type { XmlElement } from '../reading/xml-tree.ts'

export const systemNames = [
  'greenhouse',
  'lever',
  'ashby',
  'workable',
  'smartrecruiters',
  'recruitee',
  'teamtailor',
  'personio',
  'bamboohr',
] as const
export type SystemName = (typeof systemNames)[number]

export type SystemPlace = {
  endpoint: string
  accept: Accept
  /** Whose board it is, as the address says it. */
  board: string
  /** The posting; null for the whole board. */
  id: string | null
}

/** What reading needs of the worker; a system parses nothing by itself. */
export type Tools = { text: (html: unknown) => string | undefined; xml: (text: string) => XmlElement }

export type System = {
  recognise(url: URL): SystemPlace | null
  read(answer: string, place: SystemPlace, tools: Tools): Posting[]
}

const segment = /^[A-Za-z0-9._-]{1,120}$/

/** A part of an address that goes into another address: plain letters, never a step up. */
export function isSegment(text: string | undefined): text is string {
  return text !== undefined && segment.test(text) && !/^\.+$/.test(text)
}

/** The path's parts, without the empty ones. */
export function partsOf({ pathname }: URL): string[] {
  return pathname.split('/').filter(Boolean)
}

/** `reef` of `reef.recruitee.com`. */
export function subdomainOf({ hostname }: URL, of: string): string | null {
  const name = hostname.endsWith(`.${of}`) ? hostname.slice(0, -of.length - 1) : ''
  return isSegment(name) && !name.includes('.') && name !== 'www' ? name : null
}
