// The chart as a picture of its own, for the home page: numbers by sea that everybody may know, as glows.

import type { Area } from '../chart.rules.ts'
import { chartHeight, chartWidth } from '../chart-projection.ts'
import { drawnAreas, landPath } from '../drawn-world.gen.ts'

const style = `.w{fill:#0f5566}.f,.n{fill:none;stroke-linejoin:round}.f{stroke:#1c7a8a;stroke-width:15}.n{stroke:#2e93a0;stroke-width:6}.s{fill:#031520;opacity:.35}.p{fill:#f6efdf}@media(prefers-color-scheme:dark){.w{fill:#072735}.f{stroke:#0c394a}.n{stroke:#104656}.p{fill:#1d4a5a}}`

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
  const sheets = ['f', 'n', 's', 'p'].map((name) => `<use href="#l" class="${name}"${name === 's' ? ' y="2"' : ''}/>`)
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${chartWidth} ${chartHeight}" width="${chartWidth}" height="${chartHeight}">`,
    `<style>${style}</style><defs>${gradient}<path id="l" d="${landPath}"/></defs>`,
    `<rect class="w" width="${chartWidth}" height="${chartHeight}"/>`,
    ...sheets,
    ...lamps,
    '</svg>',
  ].join('')
}
