// Several drafts at once: what would be posted, what is wrong by line, and one button that posts all or none.
import { useEffect, useRef } from 'react'
import { Alert } from '#design/alert.tsx'
import { Badge } from '#design/badge.tsx'
import { Button } from '#design/button.tsx'
import { Cell, HeaderRow, Table } from '#design/table.tsx'
import { CommittedJob, type ImportAnswer, type ImportDraft } from '../import.schema.ts'
import { useCommit } from './imports.api.ts'
import { refusedRows } from './refused-rows.ts'

type Props = { answer: ImportAnswer; onOpen: (draft: ImportDraft) => void; onPosted: () => void }

const columns = ['Line', 'Title', 'Organisation', 'Location', 'To mind', 'Change']

export function DraftTable({ answer: { drafts, errors = [] }, onOpen, onPosted }: Props) {
  const commit = useCommit(onPosted)
  const ready = drafts.flatMap(({ fields }) => CommittedJob.safeParse(fields).data ?? [])
  const isWhole = ready.length === drafts.length && errors.length === 0
  const refused = refusedRows(commit.error, commit.variables)
  const box = useFocusOnFewer(drafts.length)
  return (
    <div ref={box} tabIndex={-1} className="grid scroll-mt-24 gap-4">
      {errors.length > 0 && <ErrorTable errors={errors} />}
      {drafts.length > 0 && (
        <Table caption={`${drafts.length} ${drafts.length === 1 ? 'listing' : 'listings'} to post`} stacked>
          <HeaderRow labels={columns} />
          <tbody>
            {drafts.map((draft, at) => (
              <DraftRow key={`${draft.line ?? at}`} draft={draft} at={at} onOpen={() => onOpen(draft)} />
            ))}
          </tbody>
        </Table>
      )}
      {refused.length > 0 && (
        <Alert kind="danger" title="Nothing was posted" live>
          <ul className="grid gap-1">
            {refused.map(({ title, reason }) => (
              <li key={`${title} ${reason}`}>
                <bdi>{title}</bdi>: {reason}
              </li>
            ))}
          </ul>
        </Alert>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <Button
          variant="solid"
          disabled={ready.length === 0}
          pending={commit.isPending}
          pendingText="Posting"
          onClick={() => commit.mutate(ready)}
        >
          {ready.length === 1 ? 'Post 1 listing' : `Post ${ready.length} listings`}
        </Button>
        <p className="text-sm text-muted">
          {isWhole
            ? 'All of them are posted, or none.'
            : 'What is complete is posted, all of it or none; the rest is left out.'}
        </p>
      </div>
    </div>
  )
}

/** Whoever has posted one of them in the form below goes on with the others. */
function useFocusOnFewer(count: number) {
  const box = useRef<HTMLDivElement>(null)
  const before = useRef(count)
  useEffect(() => {
    if (count < before.current) box.current?.focus()
    before.current = count
  }, [count])
  return box
}

function DraftRow({ draft, at, onOpen }: { draft: ImportDraft; at: number; onOpen: () => void }) {
  const { fields, warnings, duplicates, line } = draft
  const isReady = CommittedJob.safeParse(fields).success
  return (
    <tr>
      <Cell label="Line">{line ?? at + 1}</Cell>
      <Cell label="Title">{fields.title ?? '–'}</Cell>
      <Cell label="Organisation">{fields.company ?? '–'}</Cell>
      <Cell label="Location">{fields.location ?? '–'}</Cell>
      <Cell label="To mind">
        <span className="flex flex-wrap gap-1">
          {!isReady && <Badge tone="red">Not complete</Badge>}
          {duplicates.length > 0 && <Badge tone="amber">Maybe there already</Badge>}
          {warnings.map((warning) => (
            <Badge key={warning} tone="amber" className="whitespace-normal">
              {warning}
            </Badge>
          ))}
          {isReady && duplicates.length + warnings.length === 0 && '–'}
        </span>
      </Cell>
      <Cell label="Change">
        <Button variant="outline" size="sm" onClick={onOpen}>
          Open in the form
          <span className="sr-only">: {fields.title}</span>
        </Button>
      </Cell>
    </tr>
  )
}

function ErrorTable({ errors }: { errors: NonNullable<ImportAnswer['errors']> }) {
  return (
    <Table caption={`${errors.length} ${errors.length === 1 ? 'fault' : 'faults'} in the table, by line`} stacked>
      <HeaderRow labels={['Line', 'Field', 'Reason']} />
      <tbody>
        {errors.map(({ line, field, reason }) => (
          <tr key={`${line}-${field}-${reason}`}>
            <Cell label="Line">{line}</Cell>
            <Cell label="Field">{field || '–'}</Cell>
            <Cell label="Reason">{reason}</Cell>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
