// How days, money and roles are written in the back-office.
import { useSiteFacts } from '#http/client/site-facts-query.ts'
import type { Role } from '#shared/actor.ts'

export const roleNames: Record<Role, string> = {
  job_seeker: 'Member',
  moderator: 'Moderator',
  editor: 'Editor',
  admin: 'Admin',
}

export const writeDay = (time: string | null) => time?.slice(0, 10) ?? '–'

/** Yen have no cents; a code that nobody knows stands beside the bare number. */
export function writeMoney(cents: number, currency: string): string {
  try {
    const format = new Intl.NumberFormat('en', { style: 'currency', currency })
    return format.format(cents / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2))
  } catch {
    return `${cents} ${currency.toUpperCase()}`
  }
}

/** Sums are in the currency of the price. */
export function useWriteMoney(): (cents: number) => string {
  const { currency } = useSiteFacts().price
  return (cents) => writeMoney(cents, currency)
}
