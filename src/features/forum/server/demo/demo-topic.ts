// The shape of an invented conversation: a reply is one line, "username: words".

export type DemoTopic = {
  by: string
  title: string
  text: string
  /** When it was opened; its replies follow within the days after. */
  daysAgo: number
  views: number
  isPinned?: boolean
  isLocked?: boolean
  replies: readonly string[]
  /** Which of them answers it, counted from none. */
  answer?: number
}
