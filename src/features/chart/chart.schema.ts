// The contract of the chart: numbers by sea for everybody, lights for what the caller may see.
import { z } from 'zod'
import { jobTypes } from '#features/jobs/job.rules.ts'
import { seasons } from './chart.rules.ts'

export const ChartSearch = z.object({
  jobType: z.enum(jobTypes, { error: 'Please choose job, volunteer or internship' }).optional(),
  season: z.enum(seasons, { error: `Please choose from ${seasons.join(', ')}` }).optional(),
})
export type ChartSearch = z.infer<typeof ChartSearch>

export const Light = z.object({
  jobId: z.uuid(),
  lat: z.number(),
  lon: z.number(),
  jobType: z.array(z.enum(jobTypes)),
})
export type Light = z.infer<typeof Light>

export const Chart = z.object({
  areas: z.array(z.object({ sea: z.string(), count: z.number() })),
  lights: z.array(Light),
})
export type Chart = z.infer<typeof Chart>

/** The same as it is drawn: for each kind its lights as a text, which `readLights` reads. */
export const ChartDrawing = z.object({
  areas: Chart.shape.areas,
  lights: z.object({ job: z.string(), volunteer: z.string(), internship: z.string() }),
})
export type ChartDrawing = z.infer<typeof ChartDrawing>

/** The largest seas by name, for the home page. */
export const ChartSummary = z.object({
  seas: z.array(z.object({ sea: z.string(), name: z.string(), count: z.number() })),
})
export type ChartSummary = z.infer<typeof ChartSummary>
