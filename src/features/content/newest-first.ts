// The order of articles. Two of the same day stay as they are: browsers would each turn them another way round, and a page that is
// drawn in another order than the server's is drawn twice.
export const newestFirst = (one: { date: string }, other: { date: string }): number =>
  other.date.localeCompare(one.date)
