// Where members came from.
export function GrowthPanel() {
  return null
}
