// The daily work: payments nobody could be found for, reported posts, organisations, letters, what was done, and how the system is.
import { type ReactNode, useState } from 'react'
import { PageHeading } from '#design/page-heading.tsx'
import { Tabs } from '#design/tabs.tsx'
import { AuditPanel } from './audit-panel.tsx'
import { CompaniesPanel } from './companies-panel.tsx'
import { GiftCodesPanel } from './gift-codes-panel.tsx'
import { HealthPanel } from './health-panel.tsx'
import { NewsletterPanel } from './newsletter/newsletter-panel.tsx'
import { UndeliveredPanel } from './newsletter/undelivered-panel.tsx'
import { NgosPanel } from './ngos-panel.tsx'
import { PaymentsPanel } from './payments-panel.tsx'

type Part = 'payments' | 'gifts' | 'ngos' | 'reports' | 'companies' | 'newsletter' | 'letters' | 'audit' | 'system'

export function OperationsSection({ reports }: { reports: ReactNode }) {
  const [part, setPart] = useState<Part>('payments')
  return (
    <div className="grid grid-cols-1 gap-6">
      <PageHeading title="Operations" />
      <Tabs
        label="Operations"
        value={part}
        onValueChange={setPart}
        items={[
          { value: 'payments', label: 'Payments', content: <PaymentsPanel /> },
          { value: 'gifts', label: 'Gift codes', content: <GiftCodesPanel /> },
          { value: 'ngos', label: 'NGO tally', content: <NgosPanel /> },
          { value: 'reports', label: 'Reports', content: reports },
          { value: 'companies', label: 'Organisations', content: <CompaniesPanel /> },
          { value: 'newsletter', label: 'Newsletter', content: <NewsletterPanel /> },
          { value: 'letters', label: 'Letters', content: <UndeliveredPanel /> },
          { value: 'audit', label: 'Audit log', content: <AuditPanel /> },
          { value: 'system', label: 'System', content: <HealthPanel /> },
        ]}
      />
    </div>
  )
}
