// The end of an organisation's record: put into another with its listings, or deleted while they stay.
import { useState } from 'react'
import { Button } from '#design/button.tsx'
import { Dialog } from '#design/dialog.tsx'
import { SelectField } from '#design/select.tsx'
import type { Company } from '#features/jobs/company.schema.ts'
import { useDeleteCompany, useMergeCompany } from '#features/jobs/ui/posting.api.ts'

type Props = { company: Company; others: readonly Company[]; onClose: () => void }

export function CompanyEndDialog({ company, others, onClose }: Props) {
  const [into, setInto] = useState('')
  const merge = useMergeCompany({ onDone: onClose })
  const remove = useDeleteCompany({ onDone: onClose })
  const isBusy = merge.isPending || remove.isPending
  const options = others.map(({ id, name }) => ({ value: id, label: name }))
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Merge or delete ${company.name}`}
      description="Merged, its listings take the other’s name. Deleted, they stay as they are. Neither can be taken back."
    >
      <div className="grid gap-5">
        <SelectField
          label="Merge into"
          placeholder="Choose an organisation"
          options={options}
          value={into}
          onChange={({ target }) => setInto(target.value)}
        />
        <div className="flex flex-wrap justify-end gap-3">
          <Button
            variant="danger"
            className="mr-auto"
            aria-disabled={isBusy}
            pending={remove.isPending}
            pendingText="Deleting"
            onClick={() => remove.mutate(company.id)}
          >
            Delete
          </Button>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button
            disabled={into === ''}
            aria-disabled={isBusy}
            pending={merge.isPending}
            pendingText="Merging"
            onClick={() => merge.mutate({ id: company.id, into })}
          >
            Merge
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
