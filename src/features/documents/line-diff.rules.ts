// The difference of two texts, line by line.

export type DiffLine = { kind: 'same' | 'gone' | 'new'; text: string }

/** More lines than this are compared as a whole. */
const limit = 2_000

export function diffLines(before: string, after: string): DiffLine[] {
  const [one, other] = [before.split('\n'), after.split('\n')]
  let start = 0
  while (start < one.length && start < other.length && one[start] === other[start]) start += 1
  let end = 0
  while (end < one.length - start && end < other.length - start && one.at(-1 - end) === other.at(-1 - end)) end += 1
  const same = (lines: string[]): DiffLine[] => lines.map((text) => ({ kind: 'same', text }))
  return [
    ...same(one.slice(0, start)),
    ...diffMiddle(one.slice(start, one.length - end), other.slice(start, other.length - end)),
    ...same(one.slice(one.length - end)),
  ]
}

function diffMiddle(one: readonly string[], other: readonly string[]): DiffLine[] {
  const gone = (text: string): DiffLine => ({ kind: 'gone', text })
  const fresh = (text: string): DiffLine => ({ kind: 'new', text })
  if (one.length * other.length > limit * limit) return [...one.map(gone), ...other.map(fresh)]
  // lengths[i][j]: the longest run of lines that both have from i and j on.
  const lengths = Array.from({ length: one.length + 1 }, () => new Uint16Array(other.length + 1))
  for (let i = one.length - 1; i >= 0; i -= 1)
    for (let j = other.length - 1; j >= 0; j -= 1)
      lengths[i]![j] =
        one[i] === other[j] ? lengths[i + 1]![j + 1]! + 1 : Math.max(lengths[i + 1]![j]!, lengths[i]![j + 1]!)
  const lines: DiffLine[] = []
  let [i, j] = [0, 0]
  while (i < one.length || j < other.length) {
    if (i < one.length && j < other.length && one[i] === other[j]) {
      lines.push({ kind: 'same', text: one[i]! })
      i += 1
      j += 1
    } else if (j >= other.length || (i < one.length && lengths[i + 1]![j]! >= lengths[i]![j + 1]!)) {
      lines.push(gone(one[i]!))
      i += 1
    } else {
      lines.push(fresh(other[j]!))
      j += 1
    }
  }
  return lines
}
