// How names of places are compared: folded, without marks, `Saint` and `St.` alike.
import { foldText } from '#shared/fold-text.ts'

const marks = /['’‘ʻʼ`´.]/g

export function placeKey(name: string): string {
  return foldText(name.replace(marks, ''))
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(/\b(saint|sainte|ste|sankt)\b/g, 'st')
}
