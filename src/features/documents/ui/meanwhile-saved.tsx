// Somebody else saved the document: both texts are there, and nothing is lost whatever is chosen.
import { useQuery } from '@tanstack/react-query'
import { Alert } from '#design/alert.tsx'
import { Button } from '#design/button.tsx'
import { ErrorState } from '#design/error-state.tsx'
import type { ByDocument, Document, Words } from '../document.schema.ts'
import { Difference } from './difference.tsx'
import { documentQuery } from './editor.api.ts'

type Props = {
  document: ByDocument
  mine: Words
  onKeepMine: (theirs: Document) => void
  onTakeTheirs: (theirs: Document) => void
}

export function MeanwhileSaved({ document, mine, onKeepMine, onTakeTheirs }: Props) {
  const { data, isFetching, isError, refetch } = useQuery(documentQuery(document))
  // What was read before is what it was written over, also where it could not be read anew.
  const theirs = isFetching || isError ? undefined : data
  return (
    <Alert kind="warning" live title="Somebody saved this document meanwhile">
      <p>Your text is still here. This is how it differs from what was saved:</p>
      {isError && <ErrorState className="py-4" onRetry={() => void refetch()} retrying={isFetching} />}
      {theirs && (
        <div className="mt-3 grid grid-cols-1 gap-3">
          <Difference before={theirs} after={mine} label="Their text and yours" />
          <div className="flex flex-wrap gap-3">
            <Button size="sm" onClick={() => onKeepMine(theirs)}>
              Go on with mine
            </Button>
            <Button size="sm" variant="outline" onClick={() => onTakeTheirs(theirs)}>
              Take theirs
            </Button>
          </div>
          <p className="text-sm">If you go on and save, theirs stays in the history as revision {theirs.revision}.</p>
        </div>
      )}
    </Alert>
  )
}
