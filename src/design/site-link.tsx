// A link to a page of the site: the router's own, so that a wrong path, parameter or search word does not compile.
import { Link, type LinkComponent, type LinkProps } from '@tanstack/react-router'

/** Where a link leads. Make one with the router's `linkOptions`, which asks for all its parts. */
export type SiteTarget = Pick<LinkProps, 'to' | 'params' | 'search' | 'hash'>

const onlyThere = { exact: true } as const

/** It leads to the current page only where the whole address is the same: a way back is not where one is. */
export const SiteLink: LinkComponent<'a'> = (props) => <Link activeOptions={onlyThere} {...props} />
