// What cards say of a listing to who keeps a logbook.
import { expect, test } from 'vitest'
import { draw, wordsOf } from '#testing/draw.tsx'
import { aWrittenJob } from '#testing/jobs.ts'
import type { Stage } from '../logbook.rules.ts'
import { AppliedMark } from './card-marks.tsx'

const job = aWrittenJob()
const drawn = (stage: Stage, jobId = job.id) =>
  wordsOf(draw(<AppliedMark job={job} />, { '/api/logbook': { entries: [{ jobId, stage }] } }))

test('who has applied is told so, from then on; who is only interested is not, nor is anybody by another entry', () => {
  for (const stage of ['applied', 'interview', 'offer', 'accepted', 'declined', 'no'] as const)
    expect([stage, drawn(stage).trim()]).toEqual([stage, 'Applied'])
  expect(drawn('interested')).toBe('')
  expect(drawn('applied', '6b7f2f0e-52d5-4a66-8a2e-0d1a0f7b3f99')).toBe('')
})
