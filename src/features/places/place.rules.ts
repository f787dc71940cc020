// How work is done with regard to a place.

export const modes = ['onsite', 'hybrid', 'remote', 'vessel'] as const
export type Mode = (typeof modes)[number]
export const modeLabels: Record<Mode, string> = {
  onsite: 'On site',
  hybrid: 'Hybrid',
  remote: 'Remote',
  vessel: 'On a vessel',
}
