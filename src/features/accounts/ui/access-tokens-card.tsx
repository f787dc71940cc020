// Tokens for programs of one's own: their names, what each may do, and a way to end it. A new one is shown once.
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Alert } from '#design/alert.tsx'
import { Button } from '#design/button.tsx'
import { Card } from '#design/card.tsx'
import { ConfirmDialog } from '#design/confirm-dialog.tsx'
import { CopyButton } from '#design/copy-button.tsx'
import { Dialog } from '#design/dialog.tsx'
import { ErrorState } from '#design/error-state.tsx'
import { useFocusKeeper } from '#design/focus-keeper.ts'
import { Loading, Skeleton } from '#design/skeleton.tsx'
import { UnsavedChanges } from '#design/unsaved-changes.tsx'
import { writeDay } from '#shared/plain-writing.ts'
import { scopeLabels } from '#shared/token-scopes.ts'
import type { AccessToken, NewAccessToken } from '../access-token.schema.ts'
import type { User } from '../account.schema.ts'
import { AccessTokenForm } from './access-token-form.tsx'
import { accessTokensQuery, useTokenRemoval } from './access-tokens.api.ts'

export function AccessTokensCard({ user }: { user: User }) {
  const tokens = useQuery(accessTokensQuery)
  const keeper = useFocusKeeper<HTMLDivElement>()
  const [isMaking, setMaking] = useState(false)
  const [made, setMade] = useState<NewAccessToken | null>(null)
  return (
    <Card {...keeper} as="section" aria-labelledby="tokens-heading">
      <h2 id="tokens-heading" className="mb-2 text-xl">
        Access tokens
      </h2>
      <p className="mb-4 text-muted">
        For programs of your own. A token can do what you tick, and nothing else.{' '}
        <a href="/api/docs" className="link">
          What can be called
        </a>
      </p>
      {tokens.isPending && (
        <Loading>
          <Skeleton className="h-14" />
        </Loading>
      )}
      {tokens.isError && <ErrorState className="py-4" onRetry={() => tokens.refetch()} retrying={tokens.isFetching} />}
      {made && <ShownOnce made={made} onDone={() => setMade(null)} />}
      {tokens.data && tokens.data.tokens.length > 0 && <TokenList tokens={tokens.data.tokens} />}
      <Button variant="outline" className="mt-4" onClick={() => setMaking(true)}>
        Make a token
      </Button>
      <Dialog
        open={isMaking}
        onOpenChange={setMaking}
        title="Make a token"
        description="Whoever has it can do what you tick below, until its last day or until you delete it."
      >
        <AccessTokenForm
          user={user}
          onMade={(token) => {
            setMaking(false)
            setMade(token)
          }}
        />
      </Dialog>
    </Card>
  )
}

function ShownOnce({ made, onDone }: { made: NewAccessToken; onDone: () => void }) {
  return (
    <Alert live className="mb-4">
      <UnsavedChanges isUnsaved loss="Your new token is shown only now. It can't be shown again." />
      <p className="font-medium">“{made.name}” is shown only now. Copy it to where it is used.</p>
      <div className="mt-3 flex min-w-0 flex-wrap items-center gap-2">
        <code className="min-w-0 flex-1 basis-60 rounded-md bg-hover px-3 py-2.5 text-sm [overflow-wrap:anywhere]">
          {made.token}
        </code>
        <CopyButton text={made.token} of="the token" size="sm" />
        <Button variant="ghost" size="sm" onClick={onDone}>
          I have copied it
        </Button>
      </div>
    </Alert>
  )
}

function TokenList({ tokens }: { tokens: readonly AccessToken[] }) {
  const [leaving, setLeaving] = useState<AccessToken | null>(null)
  const remove = useTokenRemoval()
  return (
    <ul className="divide-y divide-line">
      {tokens.map((token) => (
        <li key={token.id} className="flex items-start justify-between gap-3 py-3">
          <div className="min-w-0">
            <p className="font-medium break-words">{token.name}</p>
            <p className="text-sm text-muted">{token.scopes.map((scope) => scopeLabels[scope]).join('; ')}</p>
            <p className="text-sm text-muted">
              {token.expiresOn ? `Until ${writeDay(new Date(token.expiresOn))}` : 'Without an end'},{' '}
              {token.lastUsedAt ? `last used ${writeDay(new Date(token.lastUsedAt))}` : 'not used yet'}
            </p>
          </div>
          <Button
            variant="ghost"
            size="sm"
            pending={remove.isPending && remove.variables === token.id}
            pendingText="Deleting"
            onClick={() => setLeaving(token)}
            aria-label={`Delete the token ${token.name}`}
          >
            Delete
          </Button>
        </li>
      ))}
      <ConfirmDialog
        open={leaving !== null}
        onOpenChange={() => setLeaving(null)}
        title="Delete this token?"
        description={`Programs that use “${leaving?.name}” will be refused from now on.`}
        confirmText="Delete"
        onConfirm={() => {
          if (leaving) remove.mutate(leaving.id)
          setLeaving(null)
        }}
      />
    </ul>
  )
}
