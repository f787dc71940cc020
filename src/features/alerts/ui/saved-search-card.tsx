// One saved search: its name, what it asks, what it found, how often letters come, its feed.
import { useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '#design/button.tsx'
import { Card } from '#design/card.tsx'
import { ConfirmDialog } from '#design/confirm-dialog.tsx'
import { TextField } from '#design/field.tsx'
import { IconButton } from '#design/icon-button.tsx'
import { ChevronDown, Pencil, Rss, Trash2 } from '#design/icons.tsx'
import { SecretAddress } from '#design/secret-address.tsx'
import { SelectField } from '#design/select.tsx'
import { useShownFirst } from '#design/show-first.ts'
import { SiteLink } from '#design/site-link.tsx'
import { readFilters, writeFilters } from '#features/jobs/board-search.rules.ts'
import { sayFilters } from '#features/jobs/search-words.rules.ts'
import { cadences } from '../alert.rules.ts'
import type { SavedSearch } from '../alert.schema.ts'
import { useChangeSearch, useDeleteSearch, useRenewFeed } from './alerts.api.ts'
import { cadenceOptions } from './cadence-options.ts'

export function SavedSearchCard({ search }: { search: SavedSearch }) {
  const { id, name, cadence, rests, feedUrl } = search
  const headingId = useId()
  const [isRenaming, setRenaming] = useState(false)
  const renameButton = useRef<HTMLButtonElement>(null)
  const endRenaming = () => {
    flushSync(() => setRenaming(false))
    renameButton.current?.focus()
  }
  const change = useChangeSearch(id)
  const [shown, choose] = useShownFirst(cadence, (next) => change.mutateAsync({ cadence: next }).catch(() => undefined))
  const renew = useRenewFeed(id)
  const filters = readFilters(search.params)
  return (
    <Card as="section" aria-labelledby={headingId} className="grid grid-cols-1 gap-4">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h3 id={headingId} className={isRenaming ? 'sr-only' : 'text-lg [overflow-wrap:anywhere]'}>
            {name}
          </h3>
          {isRenaming && <NameForm search={search} onEnd={endRenaming} />}
          <p className="mt-1 text-muted [overflow-wrap:anywhere]">
            {sayFilters(filters).join(' · ') || 'Everything new'}
          </p>
        </div>
        <div className="-mt-2 -mr-2 flex">
          {!isRenaming && (
            <IconButton ref={renameButton} label={`Rename ${name}`} onClick={() => setRenaming(true)}>
              <Pencil aria-hidden="true" />
            </IconButton>
          )}
          <DeleteSearch search={search} />
        </div>
      </div>
      {rests && (
        <p className="rounded-md bg-hover px-4 py-3">
          This search asks for what comes with a membership, so it rests. It is kept, and goes on the day you have one
          again.{' '}
          <SiteLink to="/membership" className="link">
            See the membership
          </SiteLink>
        </p>
      )}
      <div className="flex flex-wrap items-end justify-between gap-4">
        <SelectField
          label="Letters"
          className="w-full sm:w-64"
          value={shown}
          onChange={({ target }) => choose(cadences.find((each) => each === target.value)!)}
          options={cadenceOptions}
        />
        <p className="sm:min-h-12 sm:content-center">
          {sayFinds(search)}{' '}
          <SiteLink to="/" search={writeFilters(filters)} hash="jobs" className="link">
            {search.finds > 0 ? 'See them on the board' : 'See the board'}
            <span className="sr-only">, {name}</span>
          </SiteLink>
        </p>
      </div>
      <details>
        <summary className="inline-flex min-h-11 cursor-pointer items-center gap-2 text-sm font-semibold">
          <Rss aria-hidden="true" className="size-4" />
          As a feed
          <span className="sr-only">, {name}</span>
          <ChevronDown className="size-4" />
        </summary>
        <p className="mb-2 text-sm text-muted">For a feed reader. Who has this address sees what you may see.</p>
        <SecretAddress
          url={feedUrl}
          of={`the feed’s address of ${name}`}
          warning="The old address ends at once. Programs that read the feed need the new one."
          renew={renew}
        />
      </details>
    </Card>
  )
}

function sayFinds({ finds, cadence }: SavedSearch): string {
  const since = cadence === 'never' ? '' : ' since the last letter'
  if (finds === 0) return `Nothing new${since}.`
  return `${finds === 1 ? '1 find' : `${finds} finds`}${since}.`
}

function NameForm({ search, onEnd }: { search: SavedSearch; onEnd: () => void }) {
  const [name, setName] = useState(search.name)
  const change = useChangeSearch(search.id, onEnd)
  return (
    <form
      className="flex flex-wrap items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        if (!change.isPending) change.mutate({ name })
      }}
    >
      <TextField
        label="Name"
        name="name"
        maxLength={100}
        autoFocus
        value={name}
        onChange={({ target }) => setName(target.value)}
        onKeyDown={({ key }) => key === 'Escape' && onEnd()}
      />
      <Button type="submit" size="sm" disabled={!name.trim()} pending={change.isPending} pendingText="Saving">
        Save
      </Button>
      <Button variant="ghost" size="sm" onClick={onEnd}>
        Cancel
      </Button>
    </form>
  )
}

function DeleteSearch({ search: { id, name } }: { search: SavedSearch }) {
  const [isAsking, setAsking] = useState(false)
  const remove = useDeleteSearch(id)
  return (
    <>
      <IconButton label={`Delete ${name}`} onClick={() => setAsking(true)}>
        <Trash2 aria-hidden="true" />
      </IconButton>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title="Delete this search?"
        description={`“${name}”, its finds and its feed will be gone.`}
        confirmText="Delete"
        pending={remove.isPending}
        pendingText="Deleting"
        onConfirm={() => remove.mutate()}
      />
    </>
  )
}
