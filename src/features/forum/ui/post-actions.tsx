// What can be done with a post, as visible buttons: thank, quote, edit, delete after a question, report.

import { type ReactNode, Suspense, useState } from 'react'
import { askedPart } from '#design/asked-part.ts'
import { Button } from '#design/button.tsx'
import { FlagIcon, MessageSquareQuote, Pencil, Trash2 } from '#design/icons.tsx'
import type { Rights } from '../forum.rules.ts'
import type { PostRef } from '../report.schema.ts'
import type { Thanks } from '../taking-part.schema.ts'
import { ThanksButton } from './thanks-button.tsx'

// Dialogs are heavy and rarely opened.
const ConfirmDialog = askedPart(async () => (await import('#design/confirm-dialog.tsx')).ConfirmDialog)
const ReportDialog = askedPart(async () => (await import('./report-dialog.tsx')).ReportDialog)

type Props = {
  post: PostRef
  rights: Rights
  thanks: Thanks
  /** Missing where nobody can answer. */
  onQuote?: (() => void) | undefined
  /** What is deleted, and what goes with it. */
  warning: string
  isDeleting: boolean
  onEdit: () => void
  /** It comes back after an edit, and the keys stand where they stood before. */
  isBackFromEdit?: boolean
  onDelete: () => void
  children?: ReactNode
}

export function PostActions(props: Props) {
  const { post, rights, thanks, warning, isDeleting, onQuote, onEdit, isBackFromEdit, onDelete, children } = props
  const [open, setOpen] = useState<'delete' | 'report' | null>(null)
  const [everOpened, setEverOpened] = useState<'delete' | 'report' | null>(null)
  const show = (dialog: 'delete' | 'report') => {
    setEverOpened(dialog)
    setOpen(dialog)
  }
  const close = () => setOpen(null)
  return (
    <div className="flex flex-wrap items-center gap-1">
      <ThanksButton post={post} thanks={thanks} mayThank={rights.mayThank} />
      {onQuote && (
        <Button variant="ghost" size="sm" onClick={onQuote}>
          <MessageSquareQuote aria-hidden="true" />
          Quote
        </Button>
      )}
      {children}
      {rights.mayEdit && (
        <Button variant="ghost" size="sm" autoFocus={isBackFromEdit} onClick={onEdit}>
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
