// Cards of the listings that a post links to; what is locked for the reader says so, and no more.
import { useQuery } from '@tanstack/react-query'
import { Card, cardLinkClasses } from '#design/card.tsx'
import { Lock } from '#design/icons.tsx'
import { SiteLink } from '#design/site-link.tsx'
import type { BodyNode } from '#features/content/content-body.schema.ts'
import { writeDay } from '#shared/plain-writing.ts'
import { listingsIn } from '../listing-link.rules.ts'
import type { ListingPreview } from '../listing-preview.schema.ts'
import { previewsQuery } from './taking-part.api.ts'

export function ListingPreviews({ body }: { body: readonly BodyNode[] }) {
  const ids = listingsIn(body, window.location.origin)
  const { data } = useQuery({ ...previewsQuery(ids), enabled: ids.length > 0 })
  if (!data) return null
  return (
    <ul aria-label="Listings in this post" className="grid gap-3">
      {data.listings.map((listing, at) => listing && <ListingCard key={ids[at]} listing={listing} />)}
    </ul>
  )
}

export function ListingCard({ listing }: { listing: ListingPreview | { locked: true } }) {
  if ('locked' in listing) {
    return (
      <li className="flex items-center gap-3 rounded-md border border-line px-4 py-3 text-sm text-muted">
        <Lock className="size-4" aria-hidden="true" />A listing for members
      </li>
    )
  }
  const { id, title, company, location, closesOn } = listing
  return (
    <Card as="li" interactive className="relative max-w-xl py-3!">
      <SiteLink to="/jobs/$id" params={{ id }} className={`${cardLinkClasses} font-semibold`}>
        {title}
      </SiteLink>
      <p className="text-sm text-muted">
        {company}, {location}
        {closesOn && `. Closes on ${writeDay(new Date(closesOn))}`}
      </p>
    </Card>
  )
}
