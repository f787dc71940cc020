// npm run chaos: does harm to the application, one fault after the other, and writes down which promises held.
import { rmSync } from 'node:fs'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ensureBuild } from '#server/build.ts'
import { rewriteDocument } from '../../bench/document-part.ts'
import { describeMachine } from '../../bench/results.ts'
import { onAnyEnd } from './clean-up.ts'
import type { Fault } from './fault.ts'
import { faults } from './faults.ts'
import { isKept, type Outcome, putOutcomes, textOf } from './outcome.ts'

const usage = `npm run chaos -- [--only PATTERN] [--markdown]
  --only      the faults whose name matches, such as 'database'
  --markdown  write what was seen into docs/RELIABILITY.md`

function readFlags() {
  try {
    const options = { only: { type: 'string' }, markdown: { type: 'boolean', default: false } } as const
    return parseArgs({ options }).values
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n\n${usage}`)
    process.exit(2)
  }
}

async function tryFault(fault: Fault): Promise<Outcome> {
  const whyNot = fault.whyNot?.() ?? null
  if (whyNot) return { fault: fault.name, checks: [], notTried: whyNot }
  const folder = await mkdtemp(join(tmpdir(), 'ocean-berth-chaos-'))
  const forget = onAnyEnd(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 }))
  // PostgreSQL runs as another user when this runs as root.
  await chmod(folder, 0o755)
  try {
    return { fault: fault.name, checks: await fault.run(folder) }
  } catch (error) {
    const seen = error instanceof Error ? error.message : String(error)
    return { fault: fault.name, checks: [{ promise: 'the fault can be tried', seen, holds: false }] }
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
    forget()
  }
}

const flags = readFlags()
const wanted = faults.filter(({ name }) => !flags.only || new RegExp(flags.only, 'i').test(name))
await ensureBuild((line) => console.log(line))
const startedAt = new Date().toISOString()
const outcomes: Outcome[] = []
for (const fault of wanted) {
  const outcome = await tryFault(fault)
  outcomes.push(outcome)
  console.log(textOf(outcome))
}
if (flags.markdown) {
  const facts = `${startedAt.slice(0, 10)}; ${describeMachine()}.`
  await rewriteDocument('RELIABILITY.md', (text) => putOutcomes(text, facts, outcomes))
}
process.exit(outcomes.length > 0 && outcomes.every(isKept) ? 0 : 1)
