// How a post will read, while it is written: the only place where a browser parses one.
import { parsePost } from '../post-text.rules.ts'
import { PostBody } from './post-body.tsx'

export function PostPreview({ content }: { content: string }) {
  return <PostBody body={parsePost(content)} />
}
