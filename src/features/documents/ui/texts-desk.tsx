// The texts of the site: all of them by kind, one of them open, or a new one. Which one is for the page around it to keep.
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useMemo, useState } from 'react'
import { Badge } from '#design/badge.tsx'
import { Button } from '#design/button.tsx'
import { ErrorState } from '#design/error-state.tsx'
import { TextField } from '#design/field.tsx'
import { useFocusKeeper } from '#design/focus-keeper.ts'
import { PageHeading } from '#design/page-heading.tsx'
import { SelectField } from '#design/select.tsx'
import { Loading, SkeletonText } from '#design/skeleton.tsx'
import { writeMoment } from '#shared/plain-writing.ts'
import { ByDocument, type DocumentRow, type Kind, kinds } from '../document.schema.ts'
import { DocumentEditor } from './document-editor.tsx'
import { documentsQuery } from './editor.api.ts'
import { kindNames } from './field-specs.ts'

type Props = {
  /** The text that is open: `page/about`. */
  open: string | undefined
  /** It was begun here, and nothing of it is saved yet. */
  isNew: boolean
  onOpen: (open: string | undefined, how?: { isNew?: boolean; replace?: boolean }) => void
}

const nameOf = ({ kind, slug }: ByDocument) => `${kind}/${slug}`

function documentOf(name = ''): ByDocument | null {
  const [kind, slug] = name.split('/')
  return ByDocument.safeParse({ kind, slug }).data ?? null
}

export function TextsDesk({ open, isNew, onOpen }: Props) {
  const document = useMemo(() => documentOf(open), [open])
  const keeper = useFocusKeeper<HTMLDivElement>()
  return (
    <div {...keeper} className="grid grid-cols-1 gap-8">
      {document ? (
        <DocumentEditor
          key={open}
          document={document}
          isNew={isNew}
          onSaved={() => isNew && onOpen(open, { replace: true })}
          onClose={() => onOpen(undefined)}
        />
      ) : (
        <>
          <PageHeading
            title="Texts"
            lead="Everything there is to read on the site. A change counts at once; nothing is lost."
          />
          <NewDocument onOpen={(begun) => onOpen(nameOf(begun), { isNew: true })} />
          <AllDocuments onOpen={(chosen) => onOpen(nameOf(chosen))} />
        </>
      )}
    </div>
  )
}

function AllDocuments({ onOpen }: { onOpen: (document: ByDocument) => void }) {
  const { data, isError, isFetching, refetch } = useQuery(documentsQuery)
  if (!data && isError) return <ErrorState onRetry={() => void refetch()} retrying={isFetching} />
  if (!data)
    return (
      <Loading>
        <SkeletonText lines={10} />
      </Loading>
    )
  return kinds.map((kind) => (
    <section key={kind} aria-labelledby={`texts-${kind}`}>
      <h2 id={`texts-${kind}`} className="text-xl">
        {kindNames[kind].all}
      </h2>
      <ul className="mt-3 divide-y divide-line rounded-lg border border-line bg-surface">
        {data.documents
          .filter((row) => row.kind === kind)
          .map((row) => (
            <li key={row.slug} className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-1.5">
              <button
                type="button"
                className="link min-h-11 flex-1 basis-60 text-start font-medium"
                onClick={() => onOpen({ kind, slug: row.slug })}
              >
                {row.title}
              </button>
              <StateBadges row={row} />
            </li>
          ))}
      </ul>
    </section>
  ))
}

const stateNames: Record<DocumentRow['state'], string> = {
  shipped: 'As it ships',
  published: 'Published',
  scheduled: 'Waits for its time',
  draft: 'Draft',
  left: 'Taken from the site',
}

export function StateBadges({ row: { state, revision, shippedChanged, publishAt } }: { row: DocumentRow }) {
  return (
    <span className="flex flex-wrap items-center gap-2 text-sm text-muted">
      {shippedChanged && <Badge strong>New shipped text</Badge>}
      {state === 'shipped' ? stateNames.shipped : <Badge>{stateNames[state]}</Badge>}
      {state === 'scheduled' && publishAt && <span>{writeMoment(new Date(publishAt))} UTC</span>}
      {revision > 1 && <span>Revision {revision}</span>}
    </span>
  )
}

/** What people type as a name, as it stands in an address. */
function slugOf(name: string): string {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '')
}

const newKinds: readonly Kind[] = ['article', 'page', 'guide', 'career']

function NewDocument({ onOpen }: { onOpen: (document: ByDocument) => void }) {
  const [kind, setKind] = useState<Kind>('article')
  const [name, setName] = useState('')
  const made = ByDocument.safeParse({ kind, slug: slugOf(name) })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (made.success) onOpen(made.data)
  }
  return (
    <form noValidate onSubmit={submit} className="flex flex-wrap items-start gap-3">
      <SelectField
        label="Something new"
        className="basis-40"
        value={kind}
        options={newKinds.map((each) => ({ value: each, label: kindNames[each].one }))}
        onChange={(event) => setKind(event.target.value as Kind)}
      />
      <TextField
        label="Name in its address"
        className="min-w-0 flex-1 basis-60"
        autoComplete="off"
        maxLength={80}
        value={name}
        hint={made.success ? `It will be ${made.data.slug}` : undefined}
        onChange={(event) => setName(event.target.value)}
      />
      <Button type="submit" className="min-h-12 sm:mt-7" disabled={!made.success}>
        Begin writing
      </Button>
    </form>
  )
}
