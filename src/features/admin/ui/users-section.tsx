// People: the numbers of the contract, and the list.
import { PageHeading } from '#design/page-heading.tsx'
import type { User } from '#features/accounts/account.schema.ts'
import type { Analytics } from '#features/analytics/analytics.schema.ts'
import { DayChart } from './charts/day-chart.tsx'
import { ShareChart } from './charts/share-chart.tsx'
import { NumberCard, NumberGrid } from './number-card.tsx'
import { PeoplePanel } from './people-panel.tsx'

export function UsersSection({ me, people }: { me: User; people: Analytics['userAnalytics'] }) {
  return (
    <div className="grid grid-cols-1 gap-6">
      <PageHeading title="Users & Accounts" />
      <NumberGrid columns={3}>
        <NumberCard label="Total users" value={people.totalUsers} over="now" />
        <NumberCard label="Active users" value={people.activeUsers} over="signed in within 30 days" />
        <NumberCard
          label="Retention rate"
          value={people.retentionRate}
          unit=" %"
          over="active in the last 30 days, of those older than 30 days"
        />
        <NumberCard label="Daily signups" value={people.dailySignups} over="last 24 hours" />
        <NumberCard label="Weekly signups" value={people.weeklySignups} over="last 7 days" />
        <NumberCard label="Monthly signups" value={people.monthlySignups} over="last 30 days" />
      </NumberGrid>
      <div className="grid gap-6 xl:grid-cols-2">
        <ShareChart
          title="Members per plan"
          over="now; a plan that has ended counts as Free"
          what="Users"
          shares={Object.entries(people.usersByPlan).map(([label, value]) => ({ label, value }))}
        />
        <DayChart
          title="Signups"
          over="by day, last 30 days"
          days={people.series}
          lines={[{ key: 'signups', label: 'Signups', ink: 'text-coral' }]}
        />
      </div>
      <PeoplePanel me={me} />
    </div>
  )
}
