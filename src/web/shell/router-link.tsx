// The router's link behind the design's SiteLink: changes pages without loading them anew, and knows the way back.
import { Link, type LinkProps } from '@tanstack/react-router'
import type { SiteLinkProps } from '#design/site-link.tsx'
import { useComeBackHere } from '../come-back-here.ts'

export function RouterLink({ href, ...rest }: SiteLinkProps) {
  const comeBackHere = useComeBackHere()
  const { pathname, searchParams, hash } = new URL(href, 'http://site')
  const target = {
    to: pathname,
    search: Object.fromEntries(searchParams),
    ...(hash ? { hash: hash.slice(1) } : {}),
    ...(pathname === '/auth' ? { state: comeBackHere } : {}),
  }
  return <Link {...(target as LinkProps)} {...rest} />
}
