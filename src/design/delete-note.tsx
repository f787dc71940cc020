// Takes a note of the team away, after a question: nobody can bring it back.
import { useState } from 'react'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { IconButton } from './icon-button.tsx'
import { Trash2 } from './icons.tsx'

/** It goes with its note, and so does the question. */
export function DeleteNote({ isPending, onDelete }: { isPending: boolean; onDelete: () => void }) {
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <IconButton label="Delete this note" size="sm" onClick={() => setAsking(true)}>
        <Trash2 aria-hidden="true" />
      </IconButton>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title="Delete this note?"
        description="Nobody can bring it back."
        confirmText="Delete"
        pending={isPending}
        pendingText="Deleting"
        onConfirm={onDelete}
      />
    </>
  )
}
