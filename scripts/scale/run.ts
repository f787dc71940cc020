// npm run scale: three instances behind nginx on PostgreSQL 15 with a replica and S3 storage; do they act as one?
import { rmSync } from 'node:fs'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureBuild } from '#server/build.ts'
import { putPart, rewriteDocument } from '../../bench/document-part.ts'
import { growData } from '../../bench/loaders.ts'
import { describeMachine } from '../../bench/results.ts'
import { onAnyEnd } from '../chaos/clean-up.ts'
import type { Check } from '../chaos/fault.ts'
import { isKept, markdownOf, type Outcome, textOf } from '../chaos/outcome.ts'
import { type Fleet, startFleet } from './fleet.ts'
import { measureFleet, measureTable } from './measure.ts'
import { ensurePackages } from './packages.ts'
import { query } from './postgres.ts'
import { tryOneSite } from './trials/one-site.ts'
import { tryQueue } from './trials/queue-once.ts'
import { tryReplica } from './trials/replica.ts'
import { tryRollingRestart } from './trials/rolling-restart.ts'
import { tryLimits } from './trials/shared-limits.ts'
import { tryWatching } from './trials/watching.ts'

/** In this order: the last one changes how the instances run. */
const trials: [string, (fleet: Fleet) => Promise<Check[]>][] = [
  ['one site', tryOneSite],
  ['queue', tryQueue],
  ['rolling restart', tryRollingRestart],
  ['read replica', tryReplica],
]
const last: (typeof trials)[number] = ['shared limits', tryLimits]
const listings = 20_000

async function bytesPerListing({ primary }: Fleet): Promise<number> {
  const [row] = await query<{ bytes: number }>(
    primary.url,
    "select pg_total_relation_size('jobs')::float8 / count(*) as bytes from jobs",
  )
  return row?.bytes ?? 0
}

ensurePackages()
await ensureBuild((line) => console.log(line))
const folder = await mkdtemp(join(tmpdir(), 'ocean-berth-scale-'))
const forget = onAnyEnd(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 }))
await chmod(folder, 0o755)
const outcomes: Outcome[] = []
const tell = (outcome: Outcome) => {
  outcomes.push(outcome)
  console.log(textOf(outcome))
}
try {
  const fleet = await startFleet(folder)
  try {
    // First: with many listings the guardian would be busy with others for long.
    tell({ fault: 'watching', checks: await tryWatching(fleet) })
    await growData(fleet.db, 0, listings)
    for (const [name, run] of trials) tell({ fault: name, checks: await run(fleet) })
    const figures = measureTable(await measureFleet(fleet))
    console.log(figures)
    tell({ fault: last[0], checks: await last[1](fleet) })
    if (process.argv.includes('--markdown')) {
      const perListing = await bytesPerListing(fleet)
      const facts = `${new Date().toISOString().slice(0, 10)}; ${describeMachine()}; ${listings.toLocaleString('en')} listings, ${(perListing / 1024).toFixed(1)} kB each with its indexes.`
      await rewriteDocument('SCALING.md', (text) =>
        putPart(
          putPart(text, 'trials', markdownOf(outcomes).replace('| fault |', '| trial |')),
          'figures',
          `${facts}\n\n${figures}`,
        ),
      )
    }
  } finally {
    await fleet.stop()
  }
} finally {
  await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  forget()
}
process.exit(outcomes.every(isKept) ? 0 : 1)
