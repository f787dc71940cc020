// Adds a feed: its address or that of a page which names it, and whose openings it tells of.
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { Button } from '#design/button.tsx'
import { TextField } from '#design/field.tsx'
import { useFocusRefused } from '#design/focus-refused.ts'
import { SelectField } from '#design/select.tsx'
import { completedAddress } from '#features/jobs/job.rules.ts'
import { companiesQuery } from '#features/jobs/ui/posting.api.ts'
import { ApiError, errorText } from '#http/client/call-api.ts'
import { draftsAtFirst } from '../feed.rules.ts'
import { useWatchFeed } from './feeds.api.ts'

export function FeedForm() {
  const companies = useQuery(companiesQuery)
  const [address, setAddress] = useState('')
  const [companyId, setCompanyId] = useState('')
  const watch = useWatchFeed()
  const form = useFocusRefused<HTMLFormElement>(watch.error)
  function send(event: FormEvent) {
    event.preventDefault()
    const url = completedAddress(address.trim())
    setAddress(url)
    if (watch.isPending) return
    const sent = { url, companyId: companyId || null }
    const empty = () => {
      // On a slow line somebody may be at the next one already.
      setAddress((typed) => (typed === url ? '' : typed))
      setCompanyId((chosen) => (chosen === companyId ? '' : chosen))
    }
    watch.mutate(sent, { onSuccess: empty })
  }
  const options = (companies.data?.companies ?? []).map(({ id, name }) => ({ value: id, label: name }))
  return (
    <form ref={form} noValidate onSubmit={send} className="grid grid-cols-1 items-start gap-4 sm:grid-cols-2">
      <TextField
        className="sm:col-span-2"
        label="Address of a feed, or of a page that has one"
        type="url"
        placeholder="https://"
        autoComplete="off"
        value={address}
        onChange={({ target }) => setAddress(target.value)}
        error={errorOf(watch.error)}
        hint={`RSS, Atom or JSON Feed. Its ${draftsAtFirst} newest entries become drafts at once, older ones count as seen; from then on each new one becomes a draft. Nothing goes online by itself.`}
      />
      <SelectField
        label="Organisation"
        options={[{ value: '', label: 'As the feed is called' }, ...options]}
        value={companyId}
        onChange={({ target }) => setCompanyId(target.value)}
      />
      <Button
        type="submit"
        variant="outline"
        className="min-h-12 sm:mt-7 sm:justify-self-start"
        pending={watch.isPending}
        pendingText="Looking"
      >
        Watch
      </Button>
    </form>
  )
}

function errorOf(error: unknown): string | undefined {
  if (!error) return undefined
  const said = error instanceof ApiError ? error.fields.url : undefined
  return said ?? errorText(error, 'This could not be done. Please try again.')
}
