// A past issue as each kind of reader got it.
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Dialog } from '#design/dialog.tsx'
import { LetterView } from '#design/letter-view.tsx'
import { Panel } from '#design/panel.tsx'
import { Select } from '#design/select.tsx'
import { mondayOf, type Variant, variants } from '#features/newsletter/newsletter.rules.ts'
import { pastIssueQuery } from '#features/newsletter/ui/desk.api.ts'
import { variantNames } from './issue-status.ts'

const empty = { title: 'Nothing to show', text: '' }

export function PastIssueDialog({ week, onClose }: { week: string; onClose: () => void }) {
  const [variant, setVariant] = useState<Variant>('member')
  const query = useQuery(pastIssueQuery(week, variant))
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Issue of ${mondayOf(week)}`}
      description="As it was sent; topics of the forum only while they are there."
      size="wide"
    >
      <div className="grid grid-cols-1 gap-4">
        <Select
          aria-label="As read by"
          value={variant}
          options={variants.map((value) => ({ value, label: variantNames[value] }))}
          onChange={({ target }) => setVariant(variants.find((each) => each === target.value) ?? 'member')}
        />
        <Panel query={query} isEmpty={() => false} empty={empty}>
          {({ subject, html }) => (
            <>
              <p>
                <span className="text-muted">Subject: </span>
                <strong>{subject}</strong>
              </p>
              <LetterView html={html} label={`Issue of ${mondayOf(week)}, ${variantNames[variant]}`} />
            </>
          )}
        </Panel>
      </div>
    </Dialog>
  )
}
