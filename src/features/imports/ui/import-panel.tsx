// The top of the posting page: an address, a text or a table in, and a filled form or a preview out.
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Card } from '#design/card.tsx'
import { useFocusRefused } from '#design/focus-refused.ts'
import { SiteLink } from '#design/site-link.tsx'
import { completedAddress } from '#features/jobs/job.rules.ts'
import { ApiError, errorText } from '#http/client/call-api.ts'
import type { ImportAnswer, ImportDraft, ImportRequest } from '../import.schema.ts'
import { AddressImport } from './address-import.tsx'
import { Bookmarklet } from './bookmarklet.tsx'
import { DraftSummary } from './draft-summary.tsx'
import { DraftTable } from './draft-table.tsx'
import { useImport } from './imports.api.ts'
import { TableImport } from './table-import.tsx'
import { TextImport } from './text-import.tsx'

type Props = {
  /** Read as soon as the page is there. */
  address?: string | undefined
  formId: string
  draft: ImportDraft | null
  onDraft: (draft: ImportDraft | null) => void
  /** Several at once, or a table, as far as they are not posted yet. */
  several: ImportAnswer | null
  onSeveral: (several: ImportAnswer | null) => void
  onPosted: () => void
}

export function ImportPanel({ address, formId, draft, onDraft, several, onSeveral, onPosted }: Props) {
  const reading = useImport()
  const forms = useFocusRefused<HTMLDivElement>(reading.error)
  const [typed, setTyped] = useState(address ?? '')
  const { mutate } = reading

  function read(request: ImportRequest) {
    mutate(request, {
      onSuccess: (answer) => {
        const isOne = request.csv === undefined && answer.drafts.length === 1
        onSeveral(isOne ? null : answer)
        onDraft(isOne ? answer.drafts[0]! : null)
      },
    })
  }
  const first = useRef(read)
  useEffect(() => {
    if (address) first.current({ url: address })
  }, [address])

  const errors = errorsOf(reading.error)
  const asked = reading.variables
  const isText = asked?.text !== undefined
  const isTable = asked?.csv !== undefined
  return (
    <Card as="section" padding="lg">
      <h2 className="mb-4 text-xl">Import</h2>
      <div ref={forms} className="grid gap-5">
        <AddressImport
          address={typed}
          onAddress={setTyped}
          isPending={reading.isPending && !isText && !isTable}
          error={errors?.url ?? (isText || isTable ? undefined : errors?.all)}
          onImport={(url) => read({ url })}
        />
        {draft && <DraftSummary key={draft.fields.jobUrl} draft={draft} formId={formId} />}
        <div className="grid">
          <Fold title="Paste the text or HTML instead">
            <TextImport
              isPending={reading.isPending && isText}
              error={isText ? (errors?.text ?? (errors?.url ? undefined : errors?.all)) : undefined}
              onImport={(text) => {
                const url = completedAddress(typed.trim())
                setTyped(url)
                read({ text, ...(url ? { url } : {}) })
              }}
            />
          </Fold>
          <Fold title="Many at once, from a table">
            <TableImport
              isPending={reading.isPending && isTable}
              error={isTable ? (errors?.csv ?? errors?.all) : undefined}
              onImport={(csv) => read({ csv })}
            />
          </Fold>
          <Fold title="From any page, by a bookmark">
            <Bookmarklet />
          </Fold>
          <Fold title="By itself, from an organisation’s feed">
            <p className="text-sm">
              New entries of{' '}
              <SiteLink to="/admin" search={{ section: 'operations', part: 'feeds' }} className="link">
                watched feeds
              </SiteLink>{' '}
              wait among the drafts.
            </p>
          </Fold>
        </div>
        <p role="status" className="sr-only">
          {several && sayRead(several)}
        </p>
        {several && (
          <DraftTable
            answer={several}
            onOpen={onDraft}
            onPosted={() => {
              onSeveral(null)
              onPosted()
            }}
          />
        )}
      </div>
    </Card>
  )
}

function Fold({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="group">
      <summary className="min-h-11 cursor-pointer content-center text-sm font-semibold text-link">{title}</summary>
      <div className="pt-2 pb-4">{children}</div>
    </details>
  )
}

/** For who does not see what has come beneath the field. */
function sayRead({ drafts, errors = [] }: ImportAnswer): string {
  const count = (many: number, one: string) => `${many} ${one}${many === 1 ? '' : 's'}`
  const faults = errors.length > 0 ? `, ${count(errors.length, 'fault')} in the table` : ''
  return `${count(drafts.length, 'listing')} to post${faults}`
}

type Errors = Record<string, string> & { all: string }

function errorsOf(error: unknown): Errors | null {
  if (!error) return null
  const all = errorText(error, 'This could not be read. Please try again.')
  return { ...(error instanceof ApiError ? error.fields : {}), all }
}
