// How days, minutes, money and roles are written in the back-office.
import type { Role } from '#shared/actor.ts'

export const roleNames: Record<Role, string> = {
  job_seeker: 'Member',
  moderator: 'Moderator',
  editor: 'Editor',
  admin: 'Admin',
}

export const writeDay = (time: string | null) => time?.slice(0, 10) ?? '–'
export const writeMinute = (time: string) => `${time.slice(0, 16).replace('T', ' ')} UTC`

export function writeMoney(cents: number, currency = 'usd'): string {
  return new Intl.NumberFormat('en', { style: 'currency', currency }).format(cents / 100)
}
