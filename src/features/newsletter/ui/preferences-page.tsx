// /preferences: what we may send to a reader, chosen without signing in.
import { useQuery } from '@tanstack/react-query'
import { Button } from '#design/button.tsx'
import { Card } from '#design/card.tsx'
import { SiteLink } from '#design/site-link.tsx'
import { Skeleton } from '#design/skeleton.tsx'
import { Switch } from '#design/switch.tsx'
import { ApiError, errorText } from '#http/client/call-api.ts'
import type { PreferenceChange, Preferences } from '../newsletter.schema.ts'
import { preferencesQuery, usePreferenceChange } from './newsletter.api.ts'

const choices = [
  { name: 'newsletter', label: 'Weekly newsletter', hint: 'New listings and something to read, on Mondays.' },
  { name: 'forumMail', label: 'Forum', hint: 'Replies and mentions, at most one letter a day.' },
  { name: 'membershipReminders', label: 'Membership reminders', hint: 'Before your membership ends.' },
] as const satisfies { name: keyof Preferences; label: string; hint: string }[]

/** A link that is not valid does not become so. */
const isRefused = (error: unknown) => error instanceof ApiError && error.status < 500 && error.status !== 429

export function PreferencesPage({ token }: { token: string }) {
  const preferences = useQuery(preferencesQuery(token))
  const change = usePreferenceChange(token)
  const shown = (name: keyof Preferences): boolean =>
    (change.isPending ? change.variables[name] : undefined) ?? preferences.data?.[name] ?? false
  // Disabled meanwhile, a switch would lose the focus of who pressed it by a key.
  const choose = (choice: PreferenceChange) => change.isPending || change.mutate(choice)
  return (
    <div className="page-width grid place-items-center py-16">
      <Card padding="lg" className="grid w-full max-w-lg gap-5">
        <h1 className="text-2xl">What may we send you?</h1>
        {preferences.isPending && <Skeleton className="h-32" />}
        {preferences.isError && (
          <p role="alert" className="font-medium text-red-ink">
            {errorText(preferences.error, 'Please try again later')}
          </p>
        )}
        {preferences.isError && !isRefused(preferences.error) && (
          <Button
            variant="outline"
            pending={preferences.isFetching}
            pendingText="Trying again"
            onClick={() => void preferences.refetch()}
          >
            Try again
          </Button>
        )}
        {preferences.isError && (
          <p>
            Letters of the newsletter and the forum can also be chosen in{' '}
            <SiteLink to="/account" className="link">
              your account
            </SiteLink>
            .
          </p>
        )}
        {preferences.data && (
          <div className="grid gap-3">
            {choices
              .filter(({ name }) => preferences.data[name] !== null)
              .map(({ name, label, hint }) => (
                <Switch
                  key={name}
                  label={label}
                  hint={hint}
                  checked={shown(name)}
                  aria-disabled={change.isPending || undefined}
                  onChange={(event) => choose({ [name]: event.target.checked })}
                />
              ))}
            <p className="text-sm text-muted">
              Letters you need, such as receipts and links for a new password, always come.
            </p>
          </div>
        )}
      </Card>
    </div>
  )
}
