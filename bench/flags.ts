// The command line of the benchmark.
import { parseArgs } from 'node:util'

export type Flags = {
  only: RegExp | undefined
  seconds: number
  sizes: number[]
  readers: number
  compare: string | undefined
  markdown: boolean
}

export const usage = `npm run bench -- [--only PATTERN] [--seconds N] [--sizes 1000,100000] [--readers N]
  [--compare OLD.json] [--markdown]
  --only      measure the cases whose name matches, such as 'GET /$'
  --seconds   how long each case is measured (5)
  --sizes     how many rows the loaders make, ascending (1000,100000)
  --readers   how many letters an issue has (2000)
  --compare   results of an earlier run: says what became slower or faster
  --markdown  write the table into docs/PERFORMANCE.md`

export function readFlags(args: string[]): Flags {
  const { values } = parseArgs({
    args,
    options: {
      only: { type: 'string' },
      seconds: { type: 'string', default: '5' },
      sizes: { type: 'string', default: '1000,100000' },
      readers: { type: 'string', default: '2000' },
      compare: { type: 'string' },
      markdown: { type: 'boolean', default: false },
    },
  })
  const seconds = Number(values.seconds)
  if (!(seconds > 0 && seconds <= 600)) throw new Error('--seconds must be a number above 0, at most 600')
  const sizes = values.sizes.split(',').map(Number)
  if (!sizes.every((size, at) => Number.isInteger(size) && size > (sizes[at - 1] ?? 0))) {
    throw new Error('--sizes must be whole numbers that grow, such as 1000,100000')
  }
  const readers = Number(values.readers)
  if (!(Number.isInteger(readers) && readers > 0)) throw new Error('--readers must be a whole number above 0')
  const only = values.only === undefined ? undefined : new RegExp(values.only, 'i')
  return { only, seconds, sizes, readers, compare: values.compare, markdown: values.markdown }
}
