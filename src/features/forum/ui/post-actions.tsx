// What can be done with a post, as visible buttons: edit, delete after a question, report.

import { lazy, type ReactNode, Suspense, useState } from 'react'
import { Button } from '#design/button.tsx'
import { FlagIcon, Pencil, Trash2 } from '#design/icons.tsx'
import type { Rights } from '../forum.rules.ts'
import type { PostRef } from '../report.schema.ts'

// Dialogs are heavy and rarely opened.
const ConfirmDialog = lazy(async () => ({ default: (await import('#design/confirm-dialog.tsx')).ConfirmDialog }))
const ReportDialog = lazy(async () => ({ default: (await import('./report-dialog.tsx')).ReportDialog }))

type Props = {
  post: PostRef
  rights: Rights
  /** What is deleted, and what goes with it. */
  warning: string
  isDeleting: boolean
  onEdit: () => void
  onDelete: () => void
  children?: ReactNode
}

export function PostActions({ post, rights, warning, isDeleting, onEdit, onDelete, children }: Props) {
  const [open, setOpen] = useState<'delete' | 'report' | null>(null)
  const [everOpened, setEverOpened] = useState<'delete' | 'report' | null>(null)
  const show = (dialog: 'delete' | 'report') => {
    setEverOpened(dialog)
    setOpen(dialog)
  }
  const close = () => setOpen(null)
  return (
    <div className="flex flex-wrap items-center gap-1">
      {children}
      {rights.mayEdit && (
        <Button variant="ghost" size="sm" onClick={onEdit}>
          <Pencil aria-hidden="true" />
          Edit
        </Button>
      )}
      {rights.mayDelete && (
        <Button variant="ghost" size="sm" onClick={() => show('delete')}>
          <Trash2 aria-hidden="true" />
          Delete
        </Button>
      )}
      {rights.mayReport && (
        <Button variant="ghost" size="sm" className="text-muted" onClick={() => show('report')}>
          <FlagIcon />
          Report
        </Button>
      )}
      <Suspense>
        {everOpened === 'delete' && (
          <ConfirmDialog
            open={open === 'delete'}
            onOpenChange={(next) => !next && close()}
            title={`Delete this ${post.kind}?`}
            description={warning}
            confirmText="Delete"
            pendingText="Deleting"
            pending={isDeleting}
            onConfirm={onDelete}
          />
        )}
        {everOpened === 'report' && (
          <ReportDialog post={post} open={open === 'report'} onOpenChange={(next) => !next && close()} />
        )}
      </Suspense>
    </div>
  )
}
