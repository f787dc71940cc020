// Draws a text from its tree, element by element; there is no HTML to inject. Documents and posts differ in a few parts.
import { type ComponentType, createElement, type ReactNode } from 'react'
import type { BodyNode } from '../content-body.ts'

export type BodyParts = {
  link: ComponentType<{ href: string; children?: ReactNode }>
  /** Instead of h2 and h3. */
  heading?: ComponentType<{ children?: ReactNode }>
  text?(text: string): ReactNode
}

const pictureLook = { loading: 'lazy', decoding: 'async', className: 'block h-auto max-w-full rounded-lg' } as const

export function BodyTree({ nodes, parts }: { nodes: readonly BodyNode[]; parts: BodyParts }) {
  const draw = (node: BodyNode): ReactNode => {
    if (typeof node === 'string') return parts.text ? parts.text(node) : node
    const [tag, { href, ...attributes }, children] = node
    const drawn = children.map(draw)
    if (tag === 'a' && href) return createElement(parts.link, { href }, ...drawn)
    if (tag === 'img') return createElement('img', { ...attributes, ...pictureLook })
    if (parts.heading && (tag === 'h2' || tag === 'h3')) return createElement(parts.heading, null, ...drawn)
    return createElement(tag, attributes, ...drawn)
  }
  return createElement(Together, null, ...nodes.map(draw))
}

/** Children given one by one need no keys: the text never changes its order. */
export function Together({ children }: { children?: ReactNode }) {
  return children
}
