// One document open: loads it, with what was typed in this browser and not saved.
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '#design/button.tsx'
import { EmptyState } from '#design/empty-state.tsx'
import { ErrorState } from '#design/error-state.tsx'
import { useHydrated } from '#design/hydrated.ts'
import { ArrowLeft } from '#design/icons.tsx'
import { Loading, SkeletonText } from '#design/skeleton.tsx'
import { errorText, isMissing } from '#http/client/call-api.ts'
import type { ByDocument, Document } from '../document.schema.ts'
import { documentQuery } from './editor.api.ts'
import { WritingDesk } from './writing-desk.tsx'

type Props = { document: ByDocument; isNew: boolean; onSaved: () => void; onClose: () => void }

export function DocumentEditor({ document, isNew, onSaved, onClose }: Props) {
  // What was begun here goes on here after it is saved.
  const [wasNew] = useState(isNew)
  const { data, error, isFetching, refetch } = useQuery({ ...documentQuery(document), enabled: !wasNew })
  const standing: Document | null = data ?? null
  // What was typed and not saved is known to the browser alone.
  const isAwake = useHydrated()
  return (
    <div className="grid grid-cols-1 gap-4">
      <Button variant="ghost" className="-ml-5 justify-self-start" onClick={onClose}>
        <ArrowLeft aria-hidden="true" /> All texts
      </Button>
      {(wasNew && isAwake) || standing ? (
        <WritingDesk document={document} standing={standing} onSaved={onSaved} />
      ) : isMissing(error) ? (
        <EmptyState title="There is no such text" text="It may have been deleted, or its address was mistyped." />
      ) : error ? (
        <ErrorState text={errorText(error, '')} onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <Loading>
          <SkeletonText lines={12} />
        </Loading>
      )}
    </div>
  )
}
