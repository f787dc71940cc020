// The address of an organisation: its folded name with hyphens.
import { foldText, wordsOf } from '#shared/fold-text.ts'

export function slugOf(name: string): string {
  return wordsOf(foldText(name)).join('-').slice(0, 120)
}
