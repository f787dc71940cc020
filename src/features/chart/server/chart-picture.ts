// The chart as a picture of its own, for the home page: numbers by sea that everybody may know, as glows.
import { readFileSync } from 'node:fs'
import type { Area } from '../chart.rules.ts'
import { chartHeight, chartWidth } from '../chart-projection.ts'
import { drawnAreas } from '../drawn-areas.gen.ts'

const water = '.w{fill:#0f5566}@media(prefers-color-scheme:dark){.w{fill:#072735}}'
const land = readFileSync(new URL('../drawn-land.gen.svg', import.meta.url), 'utf8')

export function drawChartPicture(areas: readonly Area[]): string {
  const counts = new Map(areas.map(({ sea, count }) => [sea, count]))
  const lamps = drawnAreas.flatMap(({ sea, x, y }) => {
    const count = counts.get(sea)
    if (!count) return []
    const glow = Math.round(Math.min(48, 17 + Math.sqrt(count) * 4))
    return [`<circle cx="${x}" cy="${y}" r="${glow}" fill="url(#g)"/><circle cx="${x}" cy="${y}" r="3.5" fill="#fff"/>`]
  })
  const gradient =
    '<radialGradient id="g"><stop stop-color="#ffd98a" stop-opacity=".95"/><stop offset=".35" stop-color="#ffd98a" stop-opacity=".4"/><stop offset="1" stop-color="#ffd98a" stop-opacity="0"/></radialGradient>'
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${chartWidth} ${chartHeight}" width="${chartWidth}" height="${chartHeight}">`,
    `<style>${water}</style><defs>${gradient}</defs>`,
    `<rect class="w" width="${chartWidth}" height="${chartHeight}"/>`,
    land,
    ...lamps,
    '</svg>',
  ].join('')
}
