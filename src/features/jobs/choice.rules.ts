// The choices of a filter: what is called the same is one choice, in however many ways it was written.
export type Choice = { name: string; values: [string, ...string[]] }

export function choicesOf(values: readonly string[], nameOf: (value: string) => string): Choice[] {
  const byName = new Map<string, Choice>()
  for (const value of values) {
    const name = nameOf(value)
    const known = byName.get(name.toLowerCase())
    if (known) known.values.push(value)
    else byName.set(name.toLowerCase(), { name, values: [value] })
  }
  return [...byName.values()]
}

export const isChosen = ({ values }: Choice, chosen: readonly string[]) =>
  values.some((value) => chosen.includes(value))

/** All of its values, or none of them. */
export function chosenAfter(choice: Choice, chosen: readonly string[]): string[] | undefined {
  const others = chosen.filter((value) => !choice.values.includes(value))
  const next = isChosen(choice, chosen) ? others : [...others, ...choice.values]
  return next.length > 0 ? next : undefined
}
