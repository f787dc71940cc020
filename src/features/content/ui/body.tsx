// Shows a document's text, with links to our own pages that need no reload.
import { createContext, createElement, type ReactNode, useContext } from 'react'
import { useSiteFacts } from '#http/client/site-facts-query.ts'
import type { BodyNode } from '../content-body.ts'
import { fillAddress } from '../facts.rules.ts'
import { BodyTree, Together } from './body-tree.part.tsx'
import { ContentLink } from './content-link.tsx'

const IsInLink = createContext(false)

/** {price} and {supportEmail} stand for what counts while the page is shown. */
export function Body({ nodes }: { nodes: readonly BodyNode[] }) {
  const { price } = useSiteFacts()
  const fill = (text: string) => nameAddress(text.replaceAll('{price}', price.text))
  return <BodyTree nodes={nodes} parts={{ link: DocumentLink, text: fill }} />
}

function nameAddress(text: string): ReactNode {
  const parts = text.split('{supportEmail}')
  if (parts.length === 1) return text
  const address = <SupportAddress />
  return createElement(Together, null, ...parts.flatMap((part, at) => (at === 0 ? [part] : [address, part])))
}

/** A link has no room for another one. */
function SupportAddress() {
  const { supportEmail } = useSiteFacts()
  return useContext(IsInLink) ? supportEmail : <a href={`mailto:${supportEmail}`}>{supportEmail}</a>
}

function DocumentLink({ href, children }: { href: string; children?: ReactNode }) {
  return (
    <IsInLink value>
      <ContentLink href={fillAddress(href, useSiteFacts())}>{children}</ContentLink>
    </IsInLink>
  )
}
