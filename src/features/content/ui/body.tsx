// Shows a document's text, with links to our own pages that need no reload.
import { createElement, type ReactNode } from 'react'
import type { BodyNode } from '../content-body.ts'
import { BodyTree, Together } from './body-tree.part.tsx'
import { ContentLink } from './content-link.tsx'

export interface BodyProps {
  nodes: readonly BodyNode[]
  /** Takes the place of {supportEmail} in the text. */
  supportEmail?: string | undefined
}

export function Body({ nodes, supportEmail = '' }: BodyProps) {
  return <BodyTree nodes={nodes} parts={{ link: ContentLink, text: (text) => nameAddress(text, supportEmail) }} />
}

function nameAddress(text: string, supportEmail: string): ReactNode {
  const parts = text.split('{supportEmail}')
  if (parts.length === 1) return text
  const link = <a href={`mailto:${supportEmail}`}>{supportEmail}</a>
  return createElement(Together, null, ...parts.flatMap((part, at) => (at === 0 ? [part] : [link, part])))
}
