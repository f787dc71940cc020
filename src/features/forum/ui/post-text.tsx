// A post's words with what follows from its links.
import type { Ref } from 'react'
import { latePart } from '#design/late-part.ts'
import { WhenAwake } from '#design/when-awake.tsx'
import type { BodyNode } from '#features/content/content-body.schema.ts'
import { PostBody } from './post-body.tsx'

const ListingPreviews = latePart(async () => (await import('./listing-previews.tsx')).ListingPreviews)

type Props = { content: string; body: readonly BodyNode[]; textRef?: Ref<HTMLDivElement> }

export function PostText({ content, body, textRef }: Props) {
  return (
    <>
      <div ref={textRef}>
        <PostBody body={body} />
      </div>
      {content.includes('/jobs/') && (
        <WhenAwake>
          <ListingPreviews body={body} />
        </WhenAwake>
      )}
    </>
  )
}
