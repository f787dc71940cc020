// Saves a table as a file.
import { Button } from '#design/button.tsx'
import { Download } from '#design/icons.tsx'
import { saveCsv, type Value } from './csv.ts'

type Props = { name: string; of: string; rows: readonly Record<string, Value>[] }

export function CsvButton({ name, of, rows }: Props) {
  return <SaveButton of={of} isDisabled={rows.length === 0} onClick={() => saveCsv(name, rows)} />
}

type SaveProps = { of: string; isDisabled?: boolean; isBusy?: boolean; onClick: () => void }

/** Where the rows are asked for first. */
export function SaveButton({ of, isDisabled = false, isBusy = false, onClick }: SaveProps) {
  return (
    <Button variant="ghost" size="sm" disabled={isDisabled} pending={isBusy} onClick={onClick}>
      <Download aria-hidden="true" />
      CSV<span className="sr-only"> of {of}</span>
    </Button>
  )
}
