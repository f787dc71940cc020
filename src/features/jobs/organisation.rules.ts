// The address of an organisation: its folded name with hyphens.
import { foldText, wordsOf } from '#shared/fold-text.ts'

/** Where it is cut it ends in a whole letter: read from an address, it has to be the same address again. */
export function slugOf(name: string): string {
  return wordsOf(foldText(name))
    .join('-')
    .slice(0, 120)
    .replace(/[-\p{Cs}]+$/u, '')
}
