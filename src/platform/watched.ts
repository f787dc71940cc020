// Something that instances keep copies of. Each hears when it changes, by a notice that leaves with the change's commit.
import type { Notices } from './notices.ts'

export type Watched = {
  /** Grows with every change; what was read before is old. */
  generation(): number
  /** False while notices can be missed: copies must not be trusted then. */
  isLive(): boolean
  /** It was changed here: this instance need not wait for the notice. */
  touch(): void
}

export function watch(notices: Notices, channel: string): Watched {
  let generation = 0
  const touch = () => {
    generation += 1
  }
  notices.subscribe(channel, touch)
  notices.onReconnect(touch)
  return { generation: () => generation, isLive: () => notices.isLive(), touch }
}
