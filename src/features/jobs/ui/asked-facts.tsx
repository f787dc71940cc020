// Chips of the filters that hold codes, with their names. Loaded where one is chosen: the names are many.
import { type BoardSearch, toggled } from '../board-search.rules.ts'
import { factFilters, factName } from '../fact-names.ts'
import { AskedChip } from './asked.tsx'

export function AskedFacts({ filters }: { filters: BoardSearch }) {
  return factFilters.flatMap((name) => {
    const chosen: readonly string[] = filters[name] ?? []
    return chosen.map((code) => (
      <AskedChip
        key={`${name} ${code}`}
        text={factName(name, code)}
        without={{ ...filters, [name]: toggled(chosen, code), page: undefined }}
      />
    ))
  })
}
