// The sections of the dashboard. They are states of one page, not addresses.
import {
  Building2,
  ChartLine,
  type Icon,
  LayoutDashboard,
  Settings,
  TableProperties,
  UsersRound,
} from '#design/icons.tsx'

export const sections = ['overview', 'site', 'users', 'jobs', 'settings', 'operations'] as const
export type Section = (typeof sections)[number]

export const sectionLooks: Record<Section, { label: string; Icon: Icon }> = {
  overview: { label: 'Overview', Icon: LayoutDashboard },
  site: { label: 'Site Analytics', Icon: ChartLine },
  users: { label: 'Users & Accounts', Icon: UsersRound },
  jobs: { label: 'Job Analytics', Icon: TableProperties },
  settings: { label: 'Settings', Icon: Settings },
  operations: { label: 'Operations', Icon: Building2 },
}
