// Which part of the tests a run has: all of them, or one of several equal parts for machines that share the work.
import { parseArgs } from 'node:util'

export type Shard = {
  /** What the test runners are told. */
  args: string[]
  /** What is one piece (types, lint, unused code) belongs to the first part. */
  isFirst: boolean
}

export const shardRefusal = '--shard says which part of how many: 1/4, 2/4, 3/4 or 4/4. Left out, everything is run.'

/** Null for what can't be read as one. */
export function readShard(commandLine: string[]): Shard | null {
  const shard = readOption(commandLine)
  if (shard === undefined) return { args: [], isFirst: true }
  const [, index, count] = /^([1-9]\d*)\/([1-9]\d*)$/.exec(shard ?? '') ?? []
  if (!index || !count || Number(index) > Number(count)) return null
  return { args: [`--shard=${shard}`], isFirst: index === '1' }
}

function readOption(commandLine: string[]): string | null | undefined {
  try {
    return parseArgs({ args: commandLine, options: { shard: { type: 'string' } } }).values.shard
  } catch {
    return null
  }
}
