// A link inside a text, as its author wrote it: our own pages without a reload, others in a new tab.
import type { ReactNode } from 'react'
import { SiteLink } from '#design/site-link.tsx'

export interface ContentLinkProps {
  href: string
  className?: string | undefined
  children?: ReactNode
}

export function ContentLink({ href, className, children }: ContentLinkProps) {
  // Two strokes begin the address of another site.
  if (/^\/(?!\/)/.test(href)) {
    const { path, search, hash } = partsOf(href)
    return (
      <SiteLink to={path} search={search} {...(hash ? { hash } : {})} className={className}>
        {children}
      </SiteLink>
    )
  }
  const isElsewhere = /^(https?:|\/\/)/.test(href)
  return (
    <a href={href} className={className} {...(isElsewhere ? { target: '_blank', rel: 'noopener noreferrer' } : {})}>
      {children}
    </a>
  )
}

function partsOf(href: string) {
  const { pathname, searchParams, hash } = new URL(href, 'https://own.example')
  return { path: pathname, search: Object.fromEntries(searchParams), hash: hash.slice(1) }
}
