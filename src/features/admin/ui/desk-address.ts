// Where in the back-office somebody is: section, part, filter and page stand in the address, so that it can be reloaded and shared.
import { createContext, useContext, useMemo, useState } from 'react'
import { isUuid } from '#shared/uuid.ts'
import { type Part, parts, type Section, sections } from './section-names.ts'

const words = ['query', 'view', 'status', 'state', 'plan', 'role', 'account', 'from', 'to', 'sort', 'text'] as const
type Word = (typeof words)[number]

export type DeskAddress = {
  section?: Section | undefined
  /** Of the daily work. */
  part?: Part | undefined
  page?: number | undefined
  /** The very row: of a person, a payment. */
  id?: string | undefined
} & { [W in Word]?: string | undefined }

const longest = 200
const lastPage = 100_000

/** The router reads what looks like a number as one. Whatever makes no sense is left out. */
export function readAddress(search: Record<string, unknown>): DeskAddress {
  const page = Number(search.page)
  const said = words.map((word) => [word, String(search[word] ?? '').slice(0, longest)] as const)
  return withoutEmpty({
    section: sections.find((known) => known === search.section),
    part: parts.find((known) => known === search.part),
    ...Object.fromEntries(said),
    page: Number.isInteger(page) && page > 0 && page <= lastPage ? page : undefined,
    id: typeof search.id === 'string' && isUuid(search.id) ? search.id : undefined,
  })
}

/** Another place; or what changes of the one that somebody is on the way to, which the page may not show yet. */
export type DeskStep = DeskAddress | ((now: DeskAddress) => DeskAddress)

export type Desk = {
  address: DeskAddress
  /** A step that Back takes back, unless it only goes on with one, as typing does. */
  go: (step: DeskStep, how?: { replace?: boolean }) => void
}

export const DeskContext = createContext<Desk | null>(null)

/** Where nothing was handed in, the place is the page's own state. */
export function useDesk(): Desk & {
  /** Another filter begins at the first page. */
  narrow: (change: Partial<DeskAddress>, how?: { replace?: boolean }) => void
} {
  const given = useContext(DeskContext)
  const [own, setOwn] = useState<DeskAddress>({})
  return useMemo(() => {
    const desk = given ?? { address: own, go: (step: DeskStep) => setOwn(step) }
    return {
      ...desk,
      narrow: (change, how) => desk.go((now) => withoutEmpty({ ...now, page: undefined, ...change }), how),
    }
  }, [given, own])
}

export function withoutEmpty(address: DeskAddress): DeskAddress {
  return Object.fromEntries(Object.entries(address).filter(([, value]) => value !== undefined && value !== ''))
}

/** The place as a path, to come back to after something that has a page of its own. */
export function backTo(address: DeskAddress): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(withoutEmpty(address))) query.set(name, String(value))
  return `/admin?${query}`
}
