// HTTP for the chart: parse, ask the service, answer.
import { Hono } from 'hono'
import { answer } from '#http/answer.ts'
import type { AppEnv } from '#http/app-env.ts'
import { says } from '#http/route-docs.ts'
import { query } from '#http/validate.ts'
import { open } from '#http/who-is-asking.ts'
import { Chart, ChartDrawing, ChartSearch, ChartSummary } from '../chart.schema.ts'
import { drawChart, readChart, summariseChart } from './chart.service.ts'

export const chartRoutes = new Hono<AppEnv>()
  .get(
    '/chart',
    says('How many listings lie at each sea, and where those are that the caller may see', { 200: Chart }),
    open,
    query(ChartSearch),
    async (c) => answer(c, await readChart(c.var.deps, c.var.viewer, c.req.valid('query'))),
  )
  .get(
    '/chart/drawing',
    says('The same with each light where it is drawn, as a text: `id x y` and so on', { 200: ChartDrawing }),
    open,
    query(ChartSearch),
    async (c) => answer(c, await drawChart(c.var.deps, c.var.viewer, c.req.valid('query'))),
  )
  .get('/chart/summary', says('The seas with the most listings', { 200: ChartSummary }), open, async (c) =>
    answer(c, await summariseChart(c.var.deps)),
  )
