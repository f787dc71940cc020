// What a text says without its elements.
import type { BodyNode } from './content-body.ts'

export function textOf(node: BodyNode): string {
  return typeof node === 'string' ? node : node[2].map(textOf).join('')
}
