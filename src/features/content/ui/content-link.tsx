// A link inside the texts and between the pages of this feature: our own pages without a reload, others in a new tab.
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

export interface ContentLinkProps {
  href: string
  className?: string | undefined
  children?: ReactNode
}

export function ContentLink({ href, className, children }: ContentLinkProps) {
  if (href.startsWith('/')) {
    const { path, search, hash } = partsOf(href)
    return (
      <Link to={path} search={search} {...(hash ? { hash } : {})} className={className}>
        {children}
      </Link>
    )
  }
  const isElsewhere = /^https?:/.test(href)
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
