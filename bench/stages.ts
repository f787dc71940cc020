// The order in which data grows and cases are measured: the board at each size, and beside the smallest one what has a scale of its own.
import type { Db } from '#platform/db.ts'
import type { BenchCase } from './bench-case.ts'
import { cases } from './cases.ts'
import type { DataLoader } from './data-loader.ts'
import type { Flags } from './flags.ts'
import { growData, loaders } from './loaders.ts'

export type Stage = { size: number; grow(db: Db): Promise<void>; selected: BenchCase[] }

/** Nothing is loaded after the last case that was asked for. */
export function planStages(
  { only, sizes }: Pick<Flags, 'only' | 'sizes'>,
  all: { cases: BenchCase[]; loaders: DataLoader[] } = { cases, loaders },
): Stage[] {
  const wanted = all.cases.filter(({ name }) => !only || only.test(name))
  const onBoard = wanted.filter(({ ownScale }) => !ownScale)
  const grow = (from: number, to: number, these: DataLoader[]) => (db: Db) => growData(db, from, to, these)
  const boards = sizes.map((size, at) => ({
    size,
    grow: grow(sizes[at - 1] ?? 0, size, all.loaders),
    selected: at === 0 ? onBoard : onBoard.filter(({ scales }) => scales),
  }))
  const ownLoaders = new Set(wanted.flatMap(({ ownScale }) => ownScale?.loader ?? []))
  const own = [...ownLoaders].flatMap((loader) => {
    const those = wanted.filter(({ ownScale }) => ownScale?.loader === loader)
    const ownSizes = those[0]!.ownScale!.sizes.slice(0, sizes.length)
    return ownSizes.map((size, at) => ({
      size,
      grow: grow(ownSizes[at - 1] ?? 0, size, [loader]),
      selected: those,
    }))
  })
  const stages: Stage[] = [...boards.slice(0, 1), ...own, ...boards.slice(1)]
  return stages.slice(0, stages.findLastIndex(({ selected }) => selected.length > 0) + 1)
}
