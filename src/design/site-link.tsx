// A link to a page of the site. How a page is changed is the router's business: the site hands its own link in.
import { type ComponentProps, type ComponentType, createContext, useContext } from 'react'

export type SiteLinkProps = Omit<ComponentProps<'a'>, 'href'> & { href: string }

function PlainLink(props: SiteLinkProps) {
  return <a {...props} />
}

const LinkContext = createContext<ComponentType<SiteLinkProps>>(PlainLink)

export const SiteLinkProvider = LinkContext.Provider

export function SiteLink(props: SiteLinkProps) {
  const Implementation = useContext(LinkContext)
  return <Implementation {...props} />
}
