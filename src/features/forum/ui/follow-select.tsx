// How much somebody hears of a topic.
import { Select } from '#design/select.tsx'
import { followTexts } from '../taking-part.rules.ts'
import { type FollowLevel, followLevels } from '../taking-part.schema.ts'
import { useFollow } from './taking-part.api.ts'

const options = followLevels.map((value) => ({ value, label: followTexts[value] }))

export function FollowSelect({ topicId, level }: { topicId: string; level: FollowLevel }) {
  const follow = useFollow(topicId)
  const choose = (value: string) => {
    const chosen = followLevels.find((known) => known === value)
    if (chosen && !follow.isPending) follow.mutate(chosen)
  }
  return (
    <div className="flex max-w-full min-w-0 items-center gap-3 text-sm print:hidden">
      <label htmlFor="follow" className="flex-none text-muted">
        Follow
      </label>
      <Select
        id="follow"
        options={options}
        className="w-72 max-w-full"
        aria-busy={follow.isPending || undefined}
        value={follow.isPending ? follow.variables : level}
        onChange={(event) => choose(event.target.value)}
      />
    </div>
  )
}
