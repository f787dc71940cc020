// One person: facts, membership, sessions, and what an admin may do.
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '#design/button.tsx'
import { ConfirmDialog } from '#design/confirm-dialog.tsx'
import { Dialog } from '#design/dialog.tsx'
import { Panel } from '#design/panel.tsx'
import type { User } from '#features/accounts/account.schema.ts'
import { AddressPart } from './address-part.tsx'
import { ConductPart } from './conduct-part.tsx'
import { MembershipPart } from './membership-part.tsx'
import { type PersonAct, usePersonAct, userFileQuery } from './people.api.ts'
import { PersonFacts } from './person-facts.tsx'
import { RolePart } from './role-part.tsx'

type Props = { id: string; me: User; onClose: () => void }

const questions: Record<PersonAct, { title: string; text: string; confirm: string }> = {
  'sign-out': {
    title: 'End all sessions?',
    text: 'The person has to sign in again on every device.',
    confirm: 'End sessions',
  },
  delete: {
    title: 'Delete this account?',
    text: 'Posts, favorites and applications go with it. This cannot be undone.',
    confirm: 'Delete account',
  },
}

export function PersonDialog({ id, me, onClose }: Props) {
  const file = useQuery(userFileQuery(id))
  const [question, setQuestion] = useState<PersonAct | null>(null)
  const act = usePersonAct(id, {
    onDone: (done) => {
      setQuestion(null)
      if (done === 'delete') onClose()
    },
  })
  const person = file.data?.user
  const asked = questions[question ?? 'sign-out']
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={person?.username ?? 'A person'}
      description={`Id ${id}`}
      size="wide"
      staysOpen
    >
      <div className="grid grid-cols-1 gap-8">
        <Panel query={file} isEmpty={() => false} empty={{ title: '', text: '' }}>
          {(known) => (
            <>
              <PersonFacts file={known} />
              <MembershipPart user={known.user} />
              <ConductPart id={id} me={me} />
            </>
          )}
        </Panel>
        {/* Nobody decides about somebody whose name is not there yet. */}
        {person && (
          <section className="grid gap-3 border-t border-line pt-6">
            <h3 className="text-lg">Account</h3>
            <AddressPart user={person} />
            <RolePart key={person.role} id={id} role={person.role} />
            <div className="flex flex-wrap gap-3">
              <Button variant="outline" onClick={() => setQuestion('sign-out')}>
                End sessions
              </Button>
              {id !== me.id && (
                <Button variant="danger" onClick={() => setQuestion('delete')}>
                  Delete account
                </Button>
              )}
            </div>
          </section>
        )}
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
