// What came of an import, above the form that it filled: sources, warnings, duplicates, and the shortest way to post it.
import { Alert } from '#design/alert.tsx'
import { Button } from '#design/button.tsx'
import type { ImportDraft } from '../import.schema.ts'
import { DuplicateList } from './duplicate-list.tsx'
import { SourceList } from './source-marks.tsx'

type Props = {
  draft: ImportDraft
  /** Of the form below, which the button sends. */
  formId: string
}

export function DraftSummary({ draft, formId }: Props) {
  const { fields, sources, warnings, duplicates } = draft
  return (
    <div className="grid gap-3">
      <Alert
        kind="success"
        live
        title={fields.title ? `Filled in: ${fields.title}` : 'Filled in as far as it could be read'}
        action={
          <Button type="submit" form={formId} variant="solid" size="sm">
            Post it now
          </Button>
        }
      >
        <p className="mb-2">Look it over below.</p>
        <SourceList sources={sources} />
      </Alert>
      {warnings.length > 0 && (
        <Alert kind="warning" title="Mind this">
          <ul className="grid gap-1">
            {warnings.map((warning) => (
              <li key={warning}>{warning}</li>
            ))}
          </ul>
        </Alert>
      )}
      {duplicates.length > 0 && (
        <Alert kind="warning" title="This may be on the board already">
          <DuplicateList duplicates={duplicates} />
        </Alert>
      )}
    </div>
  )
}
