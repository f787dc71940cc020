// Following an organisation: a saved search for its name. It comes with a membership, as the filter does.
import { useQuery } from '@tanstack/react-query'
import { Button, buttonClasses } from '#design/button.tsx'
import { Bell } from '#design/icons.tsx'
import { SiteLink } from '#design/site-link.tsx'
import { useTakeFocus } from '#design/take-focus.ts'
import { showToast } from '#design/toast-store.ts'
import { nameOfFollowing } from '../alert.rules.ts'
import { savedSearchesQuery, useSaveSearch } from './alerts.api.ts'

type Props = { company: string; isMember: boolean }

export function FollowButton({ company, isMember }: Props) {
  const saved = useQuery(savedSearchesQuery)
  const follow = useSaveSearch(undefined, {
    done: `You follow ${company}`,
    failed: `You do not follow ${company} yet. Please try again.`,
  })
  const isFollowed = saved.data?.searches.some(({ params }) => isJust(params, company)) ?? false
  const { place, expectIt } = useTakeFocus<HTMLAnchorElement>(isFollowed)
  if (isFollowed)
    return (
      <SiteLink
        ref={place}
        to="/account"
        search={{ tab: 'alerts' }}
        className={buttonClasses({ variant: 'ghost', size: 'sm', className: 'max-w-full' })}
      >
        <Bell aria-hidden="true" className="fill-current" />
        <span className="min-w-0 truncate">
          Following <bdi>{company}</bdi>
        </span>
      </SiteLink>
    )
  const start = () => {
    if (!isMember) return showMembershipToast()
    if (follow.isPending) return
    expectIt()
    follow.mutate({ name: nameOfFollowing(company), params: { company }, cadence: 'daily' })
  }
  return (
    <Button
      variant="ghost"
      size="sm"
      className="max-w-full"
      pending={follow.isPending || saved.isPending}
      onClick={start}
    >
      <Bell aria-hidden="true" />
      <span className="min-w-0 truncate">
        Follow <bdi>{company}</bdi>
      </span>
    </Button>
  )
}

function isJust(params: Record<string, string>, company: string): boolean {
  return Object.keys(params).length === 1 && params.company?.toLowerCase() === company.toLowerCase()
}

function showMembershipToast(): void {
  showToast({
    title: (
      <>
        <SiteLink to="/membership" className="link text-link">
          Get Membership
        </SiteLink>{' '}
        to follow organisations
      </>
    ),
  })
}
