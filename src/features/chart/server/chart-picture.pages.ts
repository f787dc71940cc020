// GET /chart.svg: the chart that everybody may see, as a picture.
import type { Hono } from 'hono'
import type { AppEnv } from '#http/app-env.ts'
import { readChart } from './chart.service.ts'
import { drawChartPicture } from './chart-picture.ts'

export function mountChartPicture(site: Hono<AppEnv>): void {
  site.get('/chart.svg', async (c) => {
    // As a visitor, whoever asks: it is kept by browsers.
    const { areas } = await readChart(c.var.deps, null, {})
    c.header('Content-Type', 'image/svg+xml')
    c.header('Cache-Control', 'public, max-age=600')
    return c.body(drawChartPicture(areas))
  })
}
