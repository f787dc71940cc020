// Where in the back-office somebody is: section, part, filter and page stand in the address, so that it can be reloaded and shared.
import { createContext, useContext, useMemo, useState } from 'react'
import { z } from 'zod'
import { parts, sections } from './sections.ts'

/** The router reads what looks like a number as one. */
const text = z
  .union([z.string().max(200), z.number().transform(String)])
  .optional()
  .catch(undefined)

export const DeskAddress = z.object({
  section: z.enum(sections).optional().catch(undefined),
  /** Of the daily work. */
  part: z.enum(parts).optional().catch(undefined),
  query: text,
  view: text,
  status: text,
  state: text,
  plan: text,
  role: text,
  account: text,
  from: text,
  to: text,
  sort: text,
  page: z.coerce.number().int().min(1).max(100_000).optional().catch(undefined),
  /** The very row: of a person, a payment. */
  id: z.uuid().optional().catch(undefined),
})
export type DeskAddress = z.infer<typeof DeskAddress>

export type Desk = {
  address: DeskAddress
  /** A step that Back takes back, unless it only goes on with one, as typing does. */
  go: (address: DeskAddress, how?: { replace?: boolean }) => void
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
    const desk = given ?? { address: own, go: (next: DeskAddress) => setOwn(next) }
    return {
      ...desk,
      narrow: (change, how) => desk.go(withoutEmpty({ ...desk.address, page: undefined, ...change }), how),
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
