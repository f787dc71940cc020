// Shows a document's text, with links to our own pages that need no reload.
import { createElement, type ReactNode } from 'react'
import { useSiteFacts } from '#http/client/site-facts-query.ts'
import type { BodyNode } from '../content-body.ts'
import { BodyTree, Together } from './body-tree.part.tsx'
import { ContentLink } from './content-link.tsx'

/** {price} and {supportEmail} stand for what counts while the page is shown. */
export function Body({ nodes }: { nodes: readonly BodyNode[] }) {
  const { supportEmail, price } = useSiteFacts()
  const fill = (text: string) => nameAddress(text.replaceAll('{price}', price.text), supportEmail)
  return <BodyTree nodes={nodes} parts={{ link: ContentLink, text: fill }} />
}

function nameAddress(text: string, supportEmail: string): ReactNode {
  const parts = text.split('{supportEmail}')
  if (parts.length === 1) return text
  const link = <a href={`mailto:${supportEmail}`}>{supportEmail}</a>
  return createElement(Together, null, ...parts.flatMap((part, at) => (at === 0 ? [part] : [link, part])))
}
