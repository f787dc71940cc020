// Saves a table as a file.

import { Button } from '#design/button.tsx'
import { Download } from '#design/icons.tsx'
import { saveCsv, type Value } from './csv.ts'

type Props = { name: string; of: string; rows: readonly Record<string, Value>[] }

export function CsvButton({ name, of, rows }: Props) {
  return (
    <Button variant="ghost" size="sm" disabled={rows.length === 0} onClick={() => saveCsv(name, rows)}>
      <Download aria-hidden="true" />
      CSV<span className="sr-only"> of {of}</span>
    </Button>
  )
}
