// Which role somebody has: chosen from a list, and asked once more before it changes.
import { useState } from 'react'
import { Button } from '#design/button.tsx'
import { ConfirmDialog } from '#design/confirm-dialog.tsx'
import { SelectField } from '#design/select.tsx'
import { type Role, roles } from '#shared/actor.ts'
import { useRoleChange } from './people.api.ts'
import { roleNames } from './writing.ts'

const meanings: Record<Role, string> = {
  job_seeker: 'The person stays a member and loses every way into the back-office.',
  moderator: 'Moderators look after the forum: reports, posts that wait, and who has to be silent.',
  editor: 'Editors look after listings, organisations and the newsletter.',
  admin: 'Admins may do everything.',
}
const passwordDue = ' Somebody new in the team chooses a longer password first.'

export function RolePart({ id, role }: { id: string; role: Role }) {
  const [chosen, setChosen] = useState(role)
  const [isAsked, setAsked] = useState(false)
  const change = useRoleChange(id, { onDone: () => setAsked(false) })
  return (
    <div className="flex flex-wrap items-end gap-3">
      <SelectField
        label="Role"
        className="w-full sm:w-56"
        options={roles.map((value) => ({ value, label: roleNames[value] }))}
        value={chosen}
        onChange={({ target }) => setChosen(roles.find((each) => each === target.value) ?? role)}
      />
      <Button variant="outline" className="min-h-12" disabled={chosen === role} onClick={() => setAsked(true)}>
        Change role
      </Button>
      <ConfirmDialog
        open={isAsked}
        onOpenChange={setAsked}
        title={`Change the role to ${roleNames[chosen]}?`}
        description={meanings[chosen] + (role === 'job_seeker' ? passwordDue : '')}
        confirmText="Change role"
        danger={false}
        pending={change.isPending}
        pendingText="Changing"
        onConfirm={() => change.mutate(chosen)}
      />
    </div>
  )
}
