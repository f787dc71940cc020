// One person: facts, membership, sessions, and what an admin may do.
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '#design/button.tsx'
import { ConfirmDialog } from '#design/confirm-dialog.tsx'
import { Dialog } from '#design/dialog.tsx'
import type { User } from '#features/accounts/account.schema.ts'
import { Panel } from './panel.tsx'
import { ledgerQuery, type PersonAct, usePersonAct, userFileQuery } from './people.api.ts'

type Props = { user: User; me: User; onClose: () => void }

const minuteOf = (time: string) => `${time.slice(0, 16).replace('T', ' ')} UTC`

const questions: Record<PersonAct, { title: string; text: string; confirm: string }> = {
  'sign-out': {
    title: 'End all sessions?',
    text: 'The person has to sign in again on every device.',
    confirm: 'End sessions',
  },
  promote: {
    title: 'Make this person an admin?',
    text: 'Admins may do everything. A new password is asked for first.',
    confirm: 'Make admin',
  },
  demote: { title: 'Take the admin role away?', text: 'The person stays a member.', confirm: 'Take away' },
  delete: {
    title: 'Delete this account?',
    text: 'Posts, favourites and applications go with it. This cannot be undone.',
    confirm: 'Delete account',
  },
}

export function PersonDialog({ user: { id, username, role }, me, onClose }: Props) {
  const file = useQuery(userFileQuery(id))
  const ledger = useQuery(ledgerQuery(id))
  const [question, setQuestion] = useState<PersonAct | null>(null)
  const act = usePersonAct(id, {
    onDone: (done) => {
      setQuestion(null)
      if (done === 'delete') onClose()
    },
  })
  const currentRole = file.data?.user.role ?? role
  const asked = questions[question ?? 'sign-out']
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={username} description={`Id ${id}`} size="wide">
      <div className="grid gap-6">
        <Panel query={file} isEmpty={() => false} empty={{ title: '', text: '' }}>
          {({ user, sessions, topics, replies }) => (
            <>
              <p className="text-sm [overflow-wrap:anywhere]">
                {user.email} ({user.emailVerified ? 'confirmed' : 'not confirmed'}), {user.role},{' '}
                {user.subscriptionType}
                {user.subscriptionEndDate && ` until ${user.subscriptionEndDate.slice(0, 10)}`}. {topics} topics,{' '}
                {replies} replies.
              </p>
              <section>
                <h3 className="text-base">Sessions, now</h3>
                <ul className="mt-1 text-sm text-muted">
                  {sessions.length === 0 && <li>None</li>}
                  {sessions.map((session) => (
                    <li key={session.id}>
                      {session.device}, {session.address}, last seen {minuteOf(session.lastSeenAt)}
                    </li>
                  ))}
                </ul>
              </section>
            </>
          )}
        </Panel>
        <section>
          <h3 className="text-base">Membership ledger</h3>
          <ul className="mt-1 text-sm text-muted">
            {ledger.data?.entries.length === 0 && <li>Nothing yet</li>}
            {ledger.data?.entries.map((entry) => (
              <li key={entry.id}>
                {minuteOf(entry.createdAt)}: {entry.kind.replaceAll('_', ' ')}, {entry.reason}
                {entry.to && `, until ${entry.to.slice(0, 10)}`}
                {entry.by && `, by ${entry.by}`}
              </li>
            ))}
          </ul>
        </section>
        <div className="flex flex-wrap gap-3">
          <Button variant="outline" onClick={() => setQuestion('sign-out')}>
            End sessions
          </Button>
          <Button variant="outline" onClick={() => setQuestion(currentRole === 'admin' ? 'demote' : 'promote')}>
            {currentRole === 'admin' ? 'Take admin role away' : 'Make admin'}
          </Button>
          {id !== me.id && (
            <Button variant="danger" onClick={() => setQuestion('delete')}>
              Delete account
            </Button>
          )}
        </div>
      </div>
      <ConfirmDialog
        open={question !== null}
        onOpenChange={(open) => !open && setQuestion(null)}
        title={asked.title}
        description={asked.text}
        confirmText={asked.confirm}
        pending={act.isPending}
        onConfirm={() => question && act.mutate(question)}
      />
    </Dialog>
  )
}
