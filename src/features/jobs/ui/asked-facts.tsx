// Chips of the filters that hold codes, with their names. Loaded where one is chosen: the names are many.
import type { BoardSearch } from '../board-search.rules.ts'
import { choicesOf, chosenAfter } from '../choice.rules.ts'
import { factFilters, factName } from '../fact-names.ts'
import { AskedChip } from './asked.tsx'

export function AskedFacts({ filters }: { filters: BoardSearch }) {
  return factFilters.flatMap((name) => {
    const chosen: readonly string[] = filters[name] ?? []
    return choicesOf(chosen, (code) => factName(name, code)).map((choice) => (
      <AskedChip
        key={`${name} ${choice.name}`}
        text={choice.name}
        without={{ ...filters, [name]: chosenAfter(choice, chosen), page: undefined }}
      />
    ))
  })
}
