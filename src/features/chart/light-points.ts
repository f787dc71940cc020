// Where each light is drawn: at its place, or close to it where several share one, so that each can be pressed.
import { type JobType, jobTypes } from '#features/jobs/job.rules.ts'
import type { ChartDrawing, Light } from './chart.schema.ts'
import { project } from './chart-projection.ts'

export type LightPoint = { jobId: string; x: number; y: number; kind: JobType }

const apart = 4.2
/** Turning by this, no two of many points in a round stand in one line. */
const turn = 2.4

export function lightPoints(lights: readonly Light[]): LightPoint[] {
  const taken = new Map<string, number>()
  return lights.map(({ jobId, lat, lon, jobType }) => {
    const [x, y] = project(lat, lon)
    const cell = `${Math.round(x / apart)} ${Math.round(y / apart)}`
    const before = taken.get(cell) ?? 0
    taken.set(cell, before + 1)
    const away = apart * Math.sqrt(before)
    const [dx, dy] = [away * Math.cos(before * turn), away * Math.sin(before * turn)]
    return { jobId, x: tenth(x + dx), y: tenth(y + dy), kind: jobType[0] ?? 'job' }
  })
}

const tenth = (value: number) => Math.round(value * 10) / 10

/** `id x y`, light after light: as one text a thousand are handed on in no time, as objects they cost half of their page. */
export function writeLights(points: readonly LightPoint[]): ChartDrawing['lights'] {
  const of = (kind: JobType) =>
    points
      .filter((point) => point.kind === kind)
      .map(({ jobId, x, y }) => `${jobId} ${x} ${y}`)
      .join(' ')
  return { job: of('job'), volunteer: of('volunteer'), internship: of('internship') }
}

export function readLights(lights: ChartDrawing['lights']): LightPoint[] {
  return jobTypes.flatMap((kind) =>
    Array.from(lights[kind].matchAll(/(\S+) (\S+) (\S+)/g), ([, jobId = '', x, y]) => ({
      jobId,
      x: Number(x),
      y: Number(y),
      kind,
    })),
  )
}
