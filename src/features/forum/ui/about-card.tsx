// What somebody chooses to say about themselves on their page, among the cards of the profile.
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useForm } from 'react-hook-form'
import { Button } from '#design/button.tsx'
import { Card } from '#design/card.tsx'
import { ErrorState } from '#design/error-state.tsx'
import { TextAreaField } from '#design/field.tsx'
import { SiteLink } from '#design/site-link.tsx'
import { UnsavedChanges } from '#design/unsaved-changes.tsx'
import { errorText } from '#http/client/call-api.ts'
import { showFieldErrors } from '#http/client/form-errors.ts'
import { rulesOf } from '#http/client/form-rules.ts'
import { bioMax, ForumProfile } from '../person.schema.ts'
import { personLink } from './forum-links.ts'
import { profileQuery, useProfileChange } from './taking-part.api.ts'

export function AboutCard({ username }: { username: string }) {
  const { data, error, isFetching, refetch } = useQuery(profileQuery)
  const change = useProfileChange()
  const form = useForm<ForumProfile>({ resolver: rulesOf(ForumProfile), defaultValues: { bio: '' } })
  const known = useRef('')
  useEffect(() => {
    // Whoever typed before the old words arrived keeps what was typed.
    if (!data || form.getValues('bio') !== known.current) return
    known.current = data.bio ?? ''
    form.setValue('bio', known.current)
  }, [data, form])
  const typed = ForumProfile.safeParse({ bio: form.watch('bio') })
  const submit = form.handleSubmit((profile) =>
    change.isPending
      ? undefined
      : change.mutate(profile, { onError: (error) => showFieldErrors(error, form.setError) }),
  )
  return (
    <Card as="section" aria-labelledby="about-heading">
      <UnsavedChanges isUnsaved={typed.data?.bio !== (data?.bio ?? null)} />
      <h2 id="about-heading" className="mb-2 text-xl">
        About you
      </h2>
      <p className="mb-4 text-muted">
        A line for{' '}
        <SiteLink {...personLink(username)} className="link">
          your page in the forum
        </SiteLink>
        , which other members can open.
      </p>
      {error && !data ? (
        <ErrorState text={errorText(error, '')} onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <form noValidate method="post" onSubmit={submit} className="grid gap-4">
          <TextAreaField
            label="In your own words"
            rows={3}
            dir="auto"
            hint={`Plain text, up to ${bioMax} characters. Leave it empty to say nothing.`}
            {...form.register('bio')}
            error={form.formState.errors.bio?.message}
          />
          <Button
            type="submit"
            className="justify-self-start"
            disabled={!data}
            pending={change.isPending}
            pendingText="Saving"
          >
            Save these words
          </Button>
        </form>
      )}
    </Card>
  )
}
