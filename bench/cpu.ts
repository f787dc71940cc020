// Processor time of processes and all their descendants, from Linux's /proc. Elsewhere it is not known.
import { readdirSync, readFileSync } from 'node:fs'

export type CpuTimes = Map<number, number>

type ProcessStat = { pid: number; parent: number; name: string; ms: number }

/** Linux counts in hundredths of a second everywhere Node runs. */
const msPerTick = 10

/** Null where there is no /proc. */
export function readCpuTimes(roots: readonly number[]): CpuTimes | null {
  const all = readProcesses()
  if (!all) return null
  const known = new Set(roots)
  // A parent is older than its children, but its number may be higher, so this goes round until nothing is new.
  for (let before = -1; before !== known.size; ) {
    before = known.size
    for (const { pid, parent } of all) if (known.has(parent)) known.add(pid)
  }
  return new Map(all.filter(({ pid }) => known.has(pid)).map(({ pid, ms }) => [pid, ms]))
}

/** The children of a process that have this name: an embedded database server, for instance. */
export function findChildren(parent: number, name: string): number[] {
  return (readProcesses() ?? []).filter((each) => each.parent === parent && each.name === name).map(({ pid }) => pid)
}

/** What was spent in between; a process that is new counts in full. */
export function cpuSpent(before: CpuTimes, after: CpuTimes): number {
  return [...after].reduce((sum, [pid, ms]) => sum + ms - (before.get(pid) ?? 0), 0)
}

function readProcesses(): ProcessStat[] | null {
  try {
    const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
    return pids.map(readStat).filter((stat) => stat !== null)
  } catch {
    return null
  }
}

function readStat(pid: string): ProcessStat | null {
  try {
    return parseStat(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    // It has ended since it was listed.
    return null
  }
}

/** The name stands in brackets and may hold anything, brackets too. */
export function parseStat(line: string): ProcessStat {
  const end = line.lastIndexOf(')')
  const name = line.slice(line.indexOf('(') + 1, end)
  const fields = line.slice(end + 2).split(' ')
  const ticks = Number(fields[11]) + Number(fields[12])
  return { pid: Number.parseInt(line, 10), parent: Number(fields[1]), name, ms: ticks * msPerTick }
}
