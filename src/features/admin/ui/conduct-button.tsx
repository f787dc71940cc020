// From somebody's post to what can be decided about them.

import { useState } from 'react'
import { Button } from '#design/button.tsx'
import { UserRoundSearch } from '#design/desk-icons.tsx'
import { Dialog } from '#design/dialog.tsx'
import type { User } from '#features/accounts/account.schema.ts'
import { ConductPart } from './conduct-part.tsx'

type Props = { person: { id: string; username: string }; me: User }

export function ConductButton({ person: { id, username }, me }: Props) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        <UserRoundSearch aria-hidden="true" />
        About the author<span className="sr-only">, {username}</span>
      </Button>
      <Dialog open={isOpen} onOpenChange={setOpen} title={username} description={`Id ${id}`} size="wide" staysOpen>
        <div className="grid grid-cols-1 gap-8">{isOpen && <ConductPart id={id} me={me} />}</div>
      </Dialog>
    </>
  )
}
