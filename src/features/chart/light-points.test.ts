// Lights keep their places on the way into a text and out of it, and no two lie on one another.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { jobTypes } from '#features/jobs/job.rules.ts'
import { lightPoints, readLights, writeLights } from './light-points.ts'

const light = fc.record({
  jobId: fc.uuid(),
  lat: fc.double({ min: -85, max: 85, noNaN: true }),
  lon: fc.double({ min: -180, max: 180, noNaN: true }),
  jobType: fc.uniqueArray(fc.constantFrom(...jobTypes), { minLength: 1 }),
})

test('what is read is what was written, kind by kind and in its order', () => {
  fc.assert(
    fc.property(fc.array(light, { maxLength: 40 }), (lights) => {
      const points = lightPoints(lights)
      const byKind = jobTypes.flatMap((kind) => points.filter((point) => point.kind === kind))
      // A place a little to the left of zero is written as zero.
      expect(readLights(writeLights(points))).toEqual(
        byKind.map((point) => ({ ...point, x: point.x + 0, y: point.y + 0 })),
      )
    }),
  )
})

test('no light is no text, and no text is no light', () => {
  expect(writeLights([])).toEqual({ job: '', volunteer: '', internship: '' })
  expect(readLights({ job: '', volunteer: '', internship: '' })).toEqual([])
})

test('listings of one town lie beside one another', () => {
  const lights = Array.from({ length: 30 }, (_, at) => ({
    jobId: `${at}`,
    lat: 38.5,
    lon: -28.6,
    jobType: ['job' as const],
  }))
  const places = lightPoints(lights).map(({ x, y }) => `${x} ${y}`)
  expect(new Set(places).size).toBe(30)
})
