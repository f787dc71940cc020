// Thanks for a post: how many there are, and one's own to give or take back.
import { Button } from '#design/button.tsx'
import { Heart } from '#design/icons.tsx'
import type { PostRef } from '../report.schema.ts'
import type { Thanks } from '../taking-part.schema.ts'
import { useThanks } from './taking-part.api.ts'

type Props = { post: PostRef; thanks: Thanks; mayThank: boolean }

export function ThanksButton({ post, thanks: { count, mine }, mayThank }: Props) {
  const thank = useThanks(post)
  if (!mayThank) {
    if (count === 0) return null
    return (
      <span className="inline-flex min-h-11 items-center gap-1.5 px-3 text-sm text-muted">
        <Heart className="size-4" aria-hidden="true" />
        {count} thanks
      </span>
    )
  }
  return (
    <Button
      variant="ghost"
      size="sm"
      aria-pressed={mine}
      className={mine ? 'text-coral-ink' : undefined}
      pending={thank.isPending}
      onClick={() => thank.mutate(!mine)}
    >
      <Heart className={mine ? 'fill-current' : undefined} aria-hidden="true" />
      Thanks
      {count > 0 && <span className="tabular-nums">{count}</span>}
    </Button>
  )
}
