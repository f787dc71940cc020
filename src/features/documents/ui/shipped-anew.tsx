// A release brought another text for a document the operator has changed: theirs stays, and both can be read.
import { useState } from 'react'
import { Alert } from '#design/alert.tsx'
import { Button } from '#design/button.tsx'
import type { Words } from '../document.schema.ts'
import { Difference } from './difference.tsx'

export function ShippedAnew({ shipped, words }: { shipped: Words; words: Words }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Alert
      title="The release has a new text for this document"
      action={
        <Button size="sm" variant="outline" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? 'Hide the differences' : 'Compare the two'}
        </Button>
      }
    >
      Yours stays. Take over what you like; the next save settles it. The shipped text is revision 1 in the history.
      {isOpen && (
        <div className="mt-3">
          <Difference before={shipped} after={words} label="The shipped text and yours" />
        </div>
      )}
    </Alert>
  )
}
