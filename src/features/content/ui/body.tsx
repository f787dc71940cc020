// Shows a compiled text. Elements are made one by one from the tree; there is no HTML to inject.
import { createElement, type ReactNode } from 'react'
import type { BodyNode } from '../content-body.ts'
import { ContentLink } from './content-link.tsx'

export interface BodyProps {
  nodes: readonly BodyNode[]
  /** Takes the place of {supportEmail} in the text. */
  supportEmail?: string | undefined
}

export function Body({ nodes, supportEmail = '' }: BodyProps) {
  const show = (node: BodyNode): ReactNode => {
    if (typeof node === 'string') return nameAddress(node, supportEmail)
    const [tag, { id, href }, children] = node
    if (tag === 'a' && href) return createElement(ContentLink, { href }, ...children.map(show))
    return createElement(tag, id ? { id } : null, ...children.map(show))
  }
  return spread(nodes.map(show))
}

/** Children given one by one need no keys: the text never changes its order. */
function spread(children: readonly ReactNode[]): ReactNode {
  return createElement(Together, null, ...children)
}

function Together({ children }: { children?: ReactNode }) {
  return children
}

function nameAddress(text: string, supportEmail: string): ReactNode {
  const parts = text.split('{supportEmail}')
  if (parts.length === 1) return text
  const link = <a href={`mailto:${supportEmail}`}>{supportEmail}</a>
  return createElement(Together, null, ...parts.flatMap((part, at) => (at === 0 ? [part] : [link, part])))
}
