// Where a place lies on the drawn chart: the Equal Earth projection, cut through the Bering Strait. In the chart's own units.

const a1 = 1.340264
const a2 = -0.081106
const a3 = 0.000893
const a4 = 0.003796
const root = Math.sqrt(3) / 2

/** The meridian in the middle. */
export const middle = 11
export const chartWidth = 1000
/** From the far north to the edge of Antarctica: what lies beyond has no work and would take much room. */
const north = 88
const south = -72

const radians = Math.PI / 180
/** Half the length of the equator, before scaling. */
const half = (Math.PI * Math.cos(0)) / (root * a1)
const scale = chartWidth / 2 / half

function heightOf(lat: number): number {
  const t = Math.asin(root * Math.sin(lat * radians))
  const t2 = t * t
  const t6 = t2 * t2 * t2
  return t * (a1 + a2 * t2 + t6 * (a3 + a4 * t2))
}

const top = heightOf(north) * scale
export const chartHeight = Math.round(top - heightOf(south) * scale)

/** `fromMiddle`: degrees east of the middle, between -180 and 180. */
export function projectFlat(lat: number, fromMiddle: number): [number, number] {
  const t = Math.asin(root * Math.sin(lat * radians))
  const t2 = t * t
  const t6 = t2 * t2 * t2
  const x = (fromMiddle * radians * Math.cos(t)) / (root * (a1 + 3 * a2 * t2 + t6 * (7 * a3 + 9 * a4 * t2)))
  return [chartWidth / 2 + x * scale, top - heightOf(lat) * scale]
}

export function project(lat: number, lon: number): [number, number] {
  return projectFlat(lat, ((((lon - middle + 180) % 360) + 360) % 360) - 180)
}

export const projectionScale = scale
export const projectionTop = top
