// A private note, drawn by the rules of the forum's texts. Until their code is there, it is read as it was written.
import { type ReactNode, Suspense } from 'react'
import { useHydrated } from '#design/hydrated.ts'
import { latePart } from '#design/late-part.ts'

const PostPreview = latePart(async () => (await import('#features/forum/ui/post-preview.tsx')).PostPreview)

export const drawNote = (note: string): ReactNode => <Note note={note} />

function Note({ note }: { note: string }) {
  const asWritten = <p className="whitespace-pre-line">{note}</p>
  return useHydrated() ? (
    <Suspense fallback={asWritten}>
      <PostPreview content={note} />
    </Suspense>
  ) : (
    asWritten
  )
}
