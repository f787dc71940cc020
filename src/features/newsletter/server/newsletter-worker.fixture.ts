// A process of its own that sends the issue until it is killed.
import { workUntilKilled } from '#testing/letter-worker.ts'
import { type Batch, batchQueue, sendBatch } from './issue.service.ts'

await workUntilKilled((deps) => deps.queue.define<Batch>(batchQueue, (batch) => sendBatch(deps, batch)))
