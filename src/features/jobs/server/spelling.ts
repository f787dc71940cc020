// How far two spellings are apart, and which known words come nearest to one that nobody knows.

/** Letters added, left out, changed or swapped; counted no further than three. */
export function distanceOf(one: string, other: string): number {
  if (Math.abs(one.length - other.length) > 2) return 3
  let [before, above] = [[] as number[], Array.from({ length: other.length + 1 }, (_, at) => at)]
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i]
    for (let j = 1; j <= other.length; j += 1) {
      const change = (above[j - 1] ?? 0) + (one[i - 1] === other[j - 1] ? 0 : 1)
      const isSwap = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]
      const swap = isSwap ? (before[j - 2] ?? 0) + 1 : change
      row.push(Math.min(change, swap, (above[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1))
    }
    ;[before, above] = [above, row]
  }
  return Math.min(3, above[other.length] ?? 3)
}

/** Written as it is heard: `dolfin`, `hydrografer`. */
export function heardAs(word: string): string[] {
  return [word.replaceAll('ph', 'f'), word.replaceAll(/f+/g, 'ph')].filter((each) => each !== word)
}

const atMost = 5

/** Nearest first; two letters are guessed only in long words. */
export function nearestOf(word: string, words: readonly string[]): string[] {
  const farthest = word.length >= 7 ? 2 : 1
  const heard = heardAs(word)
  return [...new Set(words)]
    .map((each) => ({ each, far: each === word ? 3 : heard.includes(each) ? 1 : distanceOf(word, each) }))
    .filter(({ each, far }) => far <= farthest && each.length > 2)
    .sort((one, other) => one.far - other.far)
    .slice(0, atMost)
    .map(({ each }) => each)
}
