// The sections of the dashboard, and the parts of the daily work. Each has an address: /admin?section=…&part=…

export const sections = [
  'overview',
  'site',
  'users',
  'jobs',
  'links',
  'revenue',
  'texts',
  'settings',
  'operations',
] as const
export type Section = (typeof sections)[number]

export const parts = [
  'payments',
  'gifts',
  'ngos',
  'reports',
  'held',
  'acts',
  'companies',
  'feeds',
  'newsletter',
  'subscribers',
  'requests',
  'letters',
  'audit',
  'system',
  'texts',
] as const
export type Part = (typeof parts)[number]
