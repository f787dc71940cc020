// A post as it is read, drawn from the tree of its text.
import type { ReactNode } from 'react'
import { cachedMarkup } from '#design/cached-markup.ts'
import type { BodyNode } from '#features/content/content-body.schema.ts'
import { BodyTree } from '#features/content/ui/body-tree.part.tsx'

export const PostBody = cachedMarkup(({ body }: { body: readonly BodyNode[] }) => (
  <div className="post-text" dir="auto">
    <BodyTree nodes={body} parts={parts} />
  </div>
))

const parts = { link: PostLink, heading: StrongLine }

/** A mention and the head of a quote lead to pages of ours. */
function PostLink({ href, children }: { href: string; children?: ReactNode }) {
  const isOurs = href.startsWith('/')
  if (isOurs) {
    return (
      <a href={href} className="link font-semibold">
        {children}
      </a>
    )
  }
  return (
    <a href={href} target="_blank" rel="nofollow ugc noopener noreferrer" className="link">
      {children}
    </a>
  )
}

/** The page has its own headings; in a post they are only strong words. */
function StrongLine({ children }: { children?: ReactNode }) {
  return <p className="font-semibold">{children}</p>
}
