// Saves a table as a file.
import { Download } from 'lucide-react'
import { Button } from '#design/button.tsx'
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
