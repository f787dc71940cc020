// A look at a page that is already known: whether it can be read, its main text, and until when it says that it is open.
import { workInThread } from '#platform/ended-work.ts'
import type { PageReading } from './reading/read-page.ts'
import { recognise } from './systems/systems.ts'

const readingThread = new URL('./reading/page.worker.ts', import.meta.url)

export type PageLook = {
  text: string
  /** A day, where the page's own data says it. */
  validThrough: string | null
  isBotWall: boolean
  isScriptPage: boolean
}

/** Null: it could not be read in time. */
export async function lookAtPage(html: string): Promise<PageLook | null> {
  const task = { html, answer: null, robots: null }
  const reading = await workInThread<PageReading>(readingThread, task)
  if (!reading.ok) return null
  const { postings, mainText, isBotWall, isScriptPage } = reading.value
  // Several postings: a list, which says nothing about this one.
  const [only] = postings.length === 1 ? postings : []
  const isData = only?.sources.closesOn === 'json-ld' || only?.sources.closesOn === 'microdata'
  return { text: mainText, validThrough: (isData && only?.posting.closesOn) || null, isBotWall, isScriptPage }
}

/** Where the hiring system of a posting answers. Lever's does not count: what it does not know may still be open. */
export function systemOf(address: string): string | null {
  const known = URL.canParse(address) ? recognise(new URL(address)) : null
  return known && known.system !== 'lever' && known.place.id !== null ? known.place.endpoint : null
}

/** Whether a hiring system's answer has the posting in it. Null: it could not be read. */
export async function isInAnswer(address: string, text: string): Promise<boolean | null> {
  const known = recognise(new URL(address))
  if (!known) return null
  const task = { html: null, answer: { ...known, text }, robots: null }
  const reading = await workInThread<PageReading>(readingThread, task)
  return reading.ok ? reading.value.postings.length > 0 : null
}
