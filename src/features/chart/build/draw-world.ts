// Makes the drawing of the world for the chart: coasts from the atlas, sea areas from their rings, both as short paths.
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { geoEqualEarth, geoPath } from 'd3-geo'
import { feature } from 'topojson-client'
import { seaAreas } from '#features/places/sea-areas.rules.ts'
import {
  chartHeight,
  chartWidth,
  middle,
  project,
  projectFlat,
  projectionScale,
  projectionTop,
} from '../chart-projection.ts'
import { seaMiddles } from './sea-middles.ts'

const require = createRequire(import.meta.url)

type World = Parameters<typeof feature>[0]
type Point = readonly [number, number]

/** Corners nearer than this to the last one are left out, in the chart's units. */
const detail = { coast: 1.1, area: 1.5 }
/** Islands smaller than this would be specks. */
const smallest = 1.2

/** Colours of the land's sheets, by day and by night. The shelves are glass: areas shine through them. */
const sheets = `.far,.near{fill:none;stroke:#5fd3dd;stroke-linejoin:round}.far{stroke-width:15;stroke-opacity:.22}.near{stroke-width:6;stroke-opacity:.3}
.shadow{fill:#031520;opacity:.35}.paper{fill:#f6efdf;stroke:#fffaf0;stroke-width:.5}
@media(prefers-color-scheme:dark){.far,.near{stroke:#3f8fa8;stroke-opacity:.15}.paper{fill:#215163;stroke:#2a5d6e}}`

/** A picture of its own: it is the largest part of a chart and the same in all of them. */
export async function drawLand(): Promise<string> {
  const path = writePath(await readLand(), detail.coast)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${chartWidth} ${chartHeight}" width="${chartWidth}" height="${chartHeight}" aria-hidden="true">
<style>
${sheets}
</style>
<defs><path id="land" d="${path}"/></defs>
<use href="#land" class="far"/><use href="#land" class="near"/><use href="#land" class="shadow" y="2"/><use href="#land" class="paper"/>
</svg>
`
}

export function drawAreas(): string {
  const areas = [...new Set(seaAreas.map(({ sea }) => sea))].map((sea) => {
    const rings = seaAreas.filter((area) => area.sea === sea).flatMap(({ ring }) => flatten(ring))
    return { sea, path: writePath(rings, detail.area) }
  })
  const lines = areas.map(({ sea, path }) => {
    const [x, y] = project(...seaMiddles[sea])
    return `  { sea: '${sea}', x: ${Math.round(x)}, y: ${Math.round(y)}, path: '${path}' },`
  })
  return `// Drawn by build/draw-world.ts from the sea areas; not written by hand.
// biome-ignore-all format: paths

/** Where they overlap, the first has the place. */
export const drawnAreas = [
${lines.join('\n')}
] as const
`
}

async function readLand(): Promise<Point[][]> {
  const world: World = JSON.parse(await readFile(require.resolve('world-atlas/land-110m.json'), 'utf8'))
  const projection = geoEqualEarth()
    .rotate([-middle, 0])
    .scale(projectionScale)
    .translate([chartWidth / 2, projectionTop])
    .clipExtent([
      [0, -5],
      [chartWidth, chartHeight + 5],
    ])
  const rings: [number, number][][] = []
  geoPath(projection, {
    beginPath: () => undefined,
    arc: () => undefined,
    moveTo: (x, y) => void rings.push([[x, y]]),
    lineTo: (x, y) => void rings.at(-1)!.push([x, y]),
    closePath: () => undefined,
  })(feature(world, world.objects.land!))
  return rings.filter((ring) => extentOf(ring) > smallest)
}

function extentOf(ring: readonly Point[]): number {
  const xs = ring.map(([x]) => x)
  const ys = ring.map(([, y]) => y)
  return Math.max(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys))
}

/** A ring as it lies on the flat chart: once where it fits, twice where the chart's edge cuts it. */
function flatten(ring: readonly Point[]): Point[][] {
  return [-720, -360, 0, 360]
    .map((turn) => ring.map(([lon, lat]): Point => [lon - middle + turn, lat]))
    .map((turned) => clip(clip(turned, -180, 1), 180, -1))
    .filter((clipped) => clipped.length > 2)
    .map((clipped) => along(clipped).map(([fromMiddle, lat]) => projectFlat(lat, fromMiddle)))
}

/** What of a ring lies on one side of a meridian. */
function clip(ring: readonly Point[], edge: number, side: 1 | -1): Point[] {
  return ring.flatMap((point, at) => {
    const next = ring[(at + 1) % ring.length]!
    const isIn = (point[0] - edge) * side >= 0
    const isNextIn = (next[0] - edge) * side >= 0
    const share = (edge - point[0]) / (next[0] - point[0])
    const crossing: Point[] = isIn === isNextIn ? [] : [[edge, point[1] + (next[1] - point[1]) * share]]
    return [...(isIn ? [point] : []), ...crossing]
  })
}

/** With points between, as meridians are curved on the chart. */
function along(ring: readonly Point[]): Point[] {
  return ring.flatMap(([x, y], at) => {
    const [toX, toY] = ring[(at + 1) % ring.length]!
    const parts = Math.max(1, Math.ceil(Math.abs(toY - y) / 6))
    return Array.from(
      { length: parts },
      (_, part): Point => [x + ((toX - x) * part) / parts, y + ((toY - y) * part) / parts],
    )
  })
}

/** Steps from point to point, to a tenth. */
function writePath(rings: readonly (readonly Point[])[], least: number): string {
  return rings
    .map((ring) => thin(ring, least))
    .filter((ring) => ring.length > 2)
    .map(([first, ...rest]) => {
      let [x, y] = first!.map((value) => Math.round(value * 10)) as [number, number]
      const steps = rest.map(([toX, toY]) => {
        const step: [number, number] = [Math.round(toX * 10) - x, Math.round(toY * 10) - y]
        x += step[0]
        y += step[1]
        return pair(step)
      })
      return `M${pair(first!.map((value) => Math.round(value * 10)) as [number, number])}l${steps.join(' ').replaceAll(' -', '-')}z`
    })
    .join('')
}

const pair = ([x, y]: readonly [number, number]) => `${tenth(x)} ${tenth(y)}`.replace(' -', '-')
const tenth = (value: number) => String(value / 10).replace(/^(-?)0\./, '$1.')

function thin(ring: readonly Point[], least: number): Point[] {
  const kept: Point[] = []
  for (const point of ring) {
    const last = kept.at(-1)
    if (!last || Math.hypot(point[0] - last[0], point[1] - last[1]) >= least) kept.push(point)
  }
  return kept
}
