// What a topic asks about: the listing as far as it is for the reader, and who was asked.
import { useQuery } from '@tanstack/react-query'
import { Anchor } from '#design/icons.tsx'
import { SiteLink } from '#design/site-link.tsx'
import { personLink } from './forum-links.ts'
import { ListingCard } from './listing-previews.tsx'
import { askedAboutQuery } from './questions.api.ts'

export function AskedAbout({ topicId }: { topicId: string }) {
  const { data } = useQuery(askedAboutQuery(topicId))
  if (!data) return null
  return (
    <section aria-label="What is asked about" className="mt-4 grid gap-3">
      <p className="flex items-center gap-2 text-sm text-muted">
        <Anchor className="size-4 shrink-0" aria-hidden="true" />
        <span className="wrap-anywhere">
          A question about a listing for{' '}
          <SiteLink {...personLink(data.asked.username)} className="link">
            <bdi>{data.asked.username}</bdi>
          </SiteLink>
          , who held such a berth{data.listing ? ':' : '. The listing is not on the board any more.'}
        </span>
      </p>
      {data.listing && (
        <ul>
          <ListingCard listing={data.listing} />
        </ul>
      )}
    </section>
  )
}
