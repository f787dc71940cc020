// The daily work: payments nobody could be found for, reported posts, organisations, letters, what was done, and how the system is.
import { type ReactNode, useState } from 'react'
import { PageHeading } from '#design/page-heading.tsx'
import { type TabItem, Tabs } from '#design/tabs.tsx'
import type { User } from '#features/accounts/account.schema.ts'
import { type Area, mayUse } from '#shared/staff.ts'
import { AuditPanel } from './audit-panel.tsx'
import { CompaniesPanel } from './companies-panel.tsx'
import { GiftCodesPanel } from './gift-codes-panel.tsx'
import { HealthPanel } from './health-panel.tsx'
import { NewsletterPanel } from './newsletter/newsletter-panel.tsx'
import { UndeliveredPanel } from './newsletter/undelivered-panel.tsx'
import { NgosPanel } from './ngos-panel.tsx'
import { PaymentsPanel } from './payments-panel.tsx'

type Part =
  | 'payments'
  | 'gifts'
  | 'ngos'
  | 'reports'
  | 'held'
  | 'companies'
  | 'newsletter'
  | 'letters'
  | 'audit'
  | 'system'
type Props = { me: User; reports: ReactNode; heldPosts: ReactNode }

/** What is not in the list is for admins alone. */
const areas: Partial<Record<Part, Area>> = {
  reports: 'forum',
  held: 'forum',
  companies: 'listings',
  newsletter: 'newsletter',
}

function mayOpen(me: User, part: Part): boolean {
  const area = areas[part]
  return area ? mayUse(me, area) : me.role === 'admin'
}

export function OperationsSection({ me, reports, heldPosts }: Props) {
  const items: TabItem<Part>[] = [
    { value: 'payments', label: 'Payments', content: <PaymentsPanel /> },
    { value: 'gifts', label: 'Gift codes', content: <GiftCodesPanel /> },
    { value: 'ngos', label: 'NGO tally', content: <NgosPanel /> },
    { value: 'reports', label: 'Reports', content: reports },
    { value: 'held', label: 'Waiting posts', content: heldPosts },
    { value: 'companies', label: 'Organisations', content: <CompaniesPanel /> },
    { value: 'newsletter', label: 'Newsletter', content: <NewsletterPanel showsAddresses={me.role === 'admin'} /> },
    { value: 'letters', label: 'Letters', content: <UndeliveredPanel /> },
    { value: 'audit', label: 'Audit log', content: <AuditPanel /> },
    { value: 'system', label: 'System', content: <HealthPanel /> },
  ]
  const open = items.filter(({ value }) => mayOpen(me, value))
  const [part, setPart] = useState<Part>(open[0]?.value ?? 'reports')
  return (
    <div className="grid grid-cols-1 gap-6">
      <PageHeading title="Operations" />
      <Tabs label="Operations" value={part} onValueChange={setPart} items={open} />
    </div>
  )
}
