// Saves a table as a file.
import { Button, buttonClasses } from '#design/button.tsx'
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

type FileProps = { of: string; path: string; query?: Record<string, string> }

/** Everything that the filter finds: the server sends it while it reads, and the browser writes it to the disk. */
export function FileLink({ of, path, query = {} }: FileProps) {
  const asked = new URLSearchParams(Object.entries(query).filter(([, value]) => value !== '')).toString()
  return (
    <a href={asked ? `${path}?${asked}` : path} download className={buttonClasses({ variant: 'ghost', size: 'sm' })}>
      <Download aria-hidden="true" />
      CSV<span className="sr-only"> of {of}</span>
    </a>
  )
}
