// One document open: loads it, with what was typed in this browser and not saved.
import { useQuery } from '@tanstack/react-query'
import { Button } from '#design/button.tsx'
import { ErrorState } from '#design/error-state.tsx'
import { ArrowLeft } from '#design/icons.tsx'
import { Loading, SkeletonText } from '#design/skeleton.tsx'
import type { ByDocument, Document } from '../document.schema.ts'
import { documentQuery } from './editor.api.ts'
import { WritingDesk } from './writing-desk.tsx'

type Props = { document: ByDocument; isNew: boolean; onClose: () => void }

export function DocumentEditor({ document, isNew, onClose }: Props) {
  const { data, isError, isFetching, refetch } = useQuery({ ...documentQuery(document), enabled: !isNew })
  const standing: Document | null = data ?? null
  return (
    <div className="grid grid-cols-1 gap-4">
      <Button variant="ghost" className="justify-self-start" onClick={onClose}>
        <ArrowLeft aria-hidden="true" /> All texts
      </Button>
      {isNew || standing ? (
        <WritingDesk document={document} standing={standing} />
      ) : isError ? (
        <ErrorState onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <Loading>
          <SkeletonText lines={12} />
        </Loading>
      )}
    </div>
  )
}
