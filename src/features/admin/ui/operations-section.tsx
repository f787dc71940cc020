// The daily work: payments nobody could be found for, reported posts, organisations, letters, what was done, and how the system is.
import type { ReactNode } from 'react'
import { PageHeading } from '#design/page-heading.tsx'
import { type TabItem, Tabs } from '#design/tabs.tsx'
import type { User } from '#features/accounts/account.schema.ts'
import { type Area, mayUse } from '#shared/staff.ts'
import { AuditPanel } from './audit-panel.tsx'
import { CompaniesPanel } from './companies-panel.tsx'
import { DataRequestsPanel } from './data-requests-panel.tsx'
import { useDesk } from './desk-address.ts'
import { GiftCodesPanel } from './gift-codes-panel.tsx'
import { HealthPanel } from './health-panel.tsx'
import { NewsletterPanel } from './newsletter/newsletter-panel.tsx'
import { UndeliveredPanel } from './newsletter/undelivered-panel.tsx'
import { NgosPanel } from './ngos-panel.tsx'
import { PaymentsPanel } from './payments-panel.tsx'
import type { Part } from './section-names.ts'
import { SubscribersPanel } from './subscribers-panel.tsx'
import { UnreadTextsPanel } from './unread-texts-panel.tsx'

type Props = { me: User } & Record<'reports' | 'heldPosts' | 'forumActs' | 'feeds', ReactNode>

/** What is not in the list is for admins alone. */
const areas: Partial<Record<Part, Area>> = {
  reports: 'forum',
  held: 'forum',
  acts: 'forum',
  companies: 'listings',
  feeds: 'listings',
  newsletter: 'newsletter',
  texts: 'listings',
}

function mayOpen(me: User, part: Part): boolean {
  const area = areas[part]
  return area ? mayUse(me, area) : me.role === 'admin'
}

export function OperationsSection({ me, reports, heldPosts, forumActs, feeds }: Props) {
  const items: TabItem<Part>[] = [
    { value: 'payments', label: 'Payments', content: <PaymentsPanel /> },
    { value: 'gifts', label: 'Gift codes', content: <GiftCodesPanel /> },
    { value: 'ngos', label: 'NGO tally', content: <NgosPanel /> },
    { value: 'reports', label: 'Reports', content: reports },
    { value: 'held', label: 'Waiting posts', content: heldPosts },
    { value: 'acts', label: 'Undo', content: forumActs },
    { value: 'companies', label: 'Organisations', content: <CompaniesPanel /> },
    { value: 'feeds', label: 'Watched feeds', content: feeds },
    { value: 'newsletter', label: 'Newsletter', content: <NewsletterPanel showsAddresses={me.role === 'admin'} /> },
    { value: 'subscribers', label: 'Subscribers', content: <SubscribersPanel /> },
    { value: 'requests', label: 'Data requests', content: <DataRequestsPanel /> },
    { value: 'letters', label: 'Letters', content: <UndeliveredPanel /> },
    { value: 'audit', label: 'Audit log', content: <AuditPanel /> },
    { value: 'system', label: 'System', content: <HealthPanel /> },
    { value: 'texts', label: 'Unread texts', content: <UnreadTextsPanel /> },
  ]
  const open = items.filter(({ value }) => mayOpen(me, value))
  const { address, go } = useDesk()
  const part = open.find(({ value }) => value === address.part)?.value ?? open[0]?.value ?? 'reports'
  const setPart = (next: Part) => go({ section: 'operations', part: next })
  return (
    <div className="grid grid-cols-1 gap-6">
      <PageHeading title="Operations" />
      <Tabs label="Operations" value={part} onValueChange={setPart} items={open} />
    </div>
  )
}
