// npm run bench: measures the built server beside a bare hello-world, prints a table and keeps the results.
import { openDb } from '#platform/db.ts'
import { ensureBuild } from '#server/build.ts'
import type { BenchCase, Member } from './bench-case.ts'
import { compareResults, describeChange } from './compare.ts'
import { findChildren } from './cpu.ts'
import { type BenchDatabase, openDatabase } from './database.ts'
import { formatMs, formatRate, formatRatio } from './figures.ts'
import { type Flags, readFlags, usage } from './flags.ts'
import { lettersCase, measureLetters } from './letters.ts'
import { measureCase, warmUpReference } from './measure.ts'
import { registerMember } from './member.ts'
import { type Load, type Reference, startLoad, startReference } from './processes.ts'
import {
  type CaseResult,
  describeMachine,
  faultsOf,
  isContended,
  judge,
  keepResults,
  labelOf,
  readResults,
  withGrowth,
} from './results.ts'
import { startServer } from './server.ts'
import { openSlowHosts } from './slow-hosts.ts'
import { planStages } from './stages.ts'
import { describeLetters, textTable, writeIntoDocument } from './table.ts'

type Bench = { flags: Flags; database: BenchDatabase; load: Load; reference: Reference }

function readFlagsOrExit(): Flags {
  try {
    return readFlags(process.argv.slice(2))
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n\n${usage}`)
    process.exit(2)
  }
}

async function main(flags: Flags): Promise<boolean> {
  const before = flags.compare ? await readResults(flags.compare) : undefined
  const startedAt = new Date().toISOString()
  await ensureBuild((line) => console.log(line))
  const database = await openDatabase(process.env.DATABASE_URL || undefined)
  const reference = await startReference()
  const load = startLoad()
  try {
    await warmUpReference(load, { url: reference.url, pids: [reference.pid] })
    const measured = await measureAll({ flags, database, load, reference })
    const letters =
      !flags.only || flags.only.test(lettersCase) ? await measureLetters(database, flags.readers) : undefined
    const results = {
      startedAt,
      seconds: flags.seconds,
      machine: describeMachine(),
      database: database.kind,
      cases: measured,
      ...(letters ? { letters } : {}),
    }
    if (measured.length > 0) console.log(`\n${textTable(results)}\n`)
    if (letters) console.log(`${describeLetters(letters)}\n`)
    console.log(
      `CPU: the server's processes${database.kind === 'embedded' ? ' and the database' : ', without the database'}`,
    )
    if (before)
      console.log(`\nsince ${before.startedAt}\n${compareResults(before, results).map(describeChange).join('\n')}`)
    const isSound = measured.length + (letters ? 1 : 0) > 0 && measured.every((result) => faultsOf(result).length === 0)
    const isQuiet = !measured.some((result) => result.target?.ratio !== undefined && isContended(result))
    if (!isQuiet)
      console.log('\nThe machine was busy with something else: ratios of this run prove nothing, compare the CPU times')
    if (flags.markdown && measured.length > 0 && isSound && isQuiet) await writeIntoDocument(results)
    console.log(`\n${await keepResults(results)}`)
    return isSound
  } finally {
    load.stop()
    reference.stop()
    await database.remove()
  }
}

/** One server for every stage, started on the data as it is: no cache remembers the smaller one. */
async function measureAll(bench: Bench): Promise<CaseResult[]> {
  const { flags, database } = bench
  const stages = planStages(flags)
  const results: CaseResult[] = []
  const slowHosts = await openSlowHosts()
  const options = { env: { OUTBOUND_TEST_HOSTS: slowHosts.setting } }
  let member: Member | undefined
  // The first start makes the tables that the loaders fill.
  if (stages.length > 0) await (await startServer(database)).stop()
  for (const { grow, size, selected } of stages) {
    const db = openDb(database.url, { statementMs: 0 })
    try {
      await grow(db)
      if (selected.length === 0) continue
      const server = await startServer(database, options)
      try {
        member ??= await registerMember(server.url, db)
        const context = { url: server.url, db, member, size }
        for (const each of selected) {
          const result = await measureOne(bench, each, context, server.pid)
          results.push(withGrowth(result, results))
          console.log(describeResult(results.at(-1)!))
        }
      } finally {
        await server.stop()
      }
    } finally {
      await db.close()
    }
  }
  slowHosts.stop()
  return results
}

/** How often a ratio that something else on the machine has bent is measured anew. */
const retries = 3

async function measureOne(
  { load, reference, flags }: Bench,
  each: BenchCase,
  context: Parameters<BenchCase['requests']>[0],
  pid: number,
): Promise<CaseResult> {
  const requests = [await each.requests(context)].flat()
  const server = { url: context.url, pids: [pid, ...findChildren(process.pid, 'postgres')] }
  const hello = { url: reference.url, pids: [reference.pid] }
  const beside = each.beside && (() => each.beside!(context))
  const measure = () => measureCase({ load, reference: hello, server, seconds: flags.seconds, beside }, each, requests)
  let measured = await measure()
  for (let again = 0; again < retries && each.target?.ratio !== undefined && isContended(measured); again++) {
    measured = await measure()
  }
  return { ...measured, size: each.scales || each.ownScale ? context.size : null }
}

function describeResult(result: CaseResult): string {
  const { perSecond, cpuMs, ratio } = result
  const facts = `${formatRate(perSecond)}/s, ${formatMs(cpuMs)} ms CPU, ratio ${formatRatio(ratio)}`
  return [labelOf(result), facts, judge(result)].filter(Boolean).join('; ')
}

const allRight = await main(readFlagsOrExit())
process.exit(allRight ? 0 : 1)
