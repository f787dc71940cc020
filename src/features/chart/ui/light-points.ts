// Where each light is drawn: at its place, or close to it where several share one, so that each can be pressed.
import type { JobType } from '#features/jobs/job.rules.ts'
import type { Light } from '../chart.schema.ts'
import { project } from '../chart-projection.ts'

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
