// What of a form somebody changed. An edit says that alone: what it left as it was may be another by now.

/** `checked`: what would be sent. `shown` and `before`: what stands in the fields, and what stood there when they were filled. */
export function onlyChanged<Values extends object>(
  checked: Values,
  shown: object,
  before: object = {},
): Partial<Values> {
  const [now, then] = [new Map(Object.entries(shown)), new Map(Object.entries(before))]
  const changed = Object.entries(checked).filter(([name]) => !isSame(now.get(name), then.get(name)))
  return Object.fromEntries(changed) as Partial<Values>
}

/** An empty field and one that says nothing are the same. */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one ?? '') === JSON.stringify(other ?? '')
}
