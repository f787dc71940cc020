// What the operator sets for the whole site, each with what it does.
import { useQuery } from '@tanstack/react-query'
import { ErrorState } from '#design/error-state.tsx'
import { Loading, SkeletonText } from '#design/skeleton.tsx'
import { UnsavedTogether } from '#design/unsaved-changes.tsx'
import { settingsQuery } from '#features/settings/ui/settings.api.ts'
import { AnnouncementCard } from './announcement-card.tsx'
import { ContactCard } from './contact-card.tsx'
import { ListCard } from './list-card.tsx'
import { PriceCard } from './price-card.tsx'

export function SiteSettings() {
  const { data, isError, isFetching, refetch } = useQuery(settingsQuery)
  if (!data && isError) return <ErrorState onRetry={() => void refetch()} retrying={isFetching} />
  if (!data)
    return (
      <Loading>
        <SkeletonText lines={8} />
      </Loading>
    )
  return (
    <UnsavedTogether>
      <div className="grid items-start gap-6 xl:grid-cols-2">
        <div className="grid grid-cols-1 gap-6">
          <PriceCard price={data.price} />
          <ListCard
            title="Promotion codes"
            text="A payment with a discount counts only if every code of it is in this list, by the id that Stripe shows. A code for all of the price is fine too."
            name="promotionCodes"
            one="code"
            columns={[
              { key: 'id', label: 'Id at Stripe', placeholder: 'promo_1AbC' },
              { key: 'label', label: 'What it is for' },
            ]}
            rows={data.promotionCodes}
          />
          <AnnouncementCard announcement={data.announcement} />
        </div>
        <div className="grid grid-cols-1 gap-6">
          <ListCard
            title="Organisations"
            text="Members choose one of these for a tenth of their fee. One that leaves the list keeps what it was given, and its name on the page about giving."
            name="ngos"
            one="organisation"
            columns={[
              { key: 'id', label: 'Short name', placeholder: 'reef-renewal' },
              { key: 'name', label: 'Name' },
              { key: 'url', label: 'Web address', placeholder: 'https://' },
            ]}
            rows={data.ngos}
          />
          <ContactCard supportEmail={data.supportEmail} />
          <ListCard
            title="Links at the foot of the page"
            text="They stand beside the address for support, on every page."
            name="links"
            one="link"
            columns={[
              { key: 'label', label: 'Text' },
              { key: 'url', label: 'Web address', placeholder: 'https://' },
            ]}
            rows={data.links}
          />
        </div>
      </div>
    </UnsavedTogether>
  )
}
