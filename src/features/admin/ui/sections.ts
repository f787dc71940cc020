// Who has which section of the dashboard, and how each is named.
import { Building2, ChartLine, LayoutDashboard, Settings, TableProperties, UsersRound } from '#design/desk-icons.tsx'
import { Banknote, type Icon, LifeBuoy, NotebookPen } from '#design/icons.tsx'
import type { Role } from '#shared/actor.ts'
import { mayUse } from '#shared/staff.ts'
import { type Section, sections } from './section-names.ts'

/** Moderators have the daily work and their own account; editors everything about listings and words; admins all of it. */
export function sectionsFor(person: { role: Role }): Section[] {
  if (person.role === 'admin') return [...sections]
  if (mayUse(person, 'listings')) return ['overview', 'site', 'jobs', 'links', 'texts', 'settings', 'operations']
  return ['operations', 'settings']
}

export const sectionLooks: Record<Section, { label: string; Icon: Icon }> = {
  overview: { label: 'Overview', Icon: LayoutDashboard },
  site: { label: 'Site Analytics', Icon: ChartLine },
  users: { label: 'Users & Accounts', Icon: UsersRound },
  jobs: { label: 'Job Analytics', Icon: TableProperties },
  links: { label: 'Links', Icon: LifeBuoy },
  texts: { label: 'Texts', Icon: NotebookPen },
  settings: { label: 'Settings', Icon: Settings },
  operations: { label: 'Operations', Icon: Building2 },
  revenue: { label: 'Revenue', Icon: Banknote },
}
