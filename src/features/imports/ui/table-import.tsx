// The third way in: a table of listings as a CSV file, and a template to begin with.
import { useId } from 'react'
import { buttonClasses } from '#design/button.tsx'
import { Download } from '#design/icons.tsx'
import { Spinner } from '#design/spinner.tsx'
import { mostRows } from '../import.schema.ts'
import { templatePath } from './imports.api.ts'
import { textOfTable } from './table-text.ts'

type Props = { isPending: boolean; error: string | undefined; onImport: (csv: string) => void }

export function TableImport({ isPending, error, onImport }: Props) {
  const id = useId()
  return (
    <div className="grid justify-items-start gap-3">
      <label htmlFor={id} className="text-sm font-semibold">
        CSV file
      </label>
      <input
        id={id}
        type="file"
        accept=".csv,.tsv,.txt,text/csv"
        // One at a time; disabled, it would lose the focus.
        onClick={(event) => isPending && event.preventDefault()}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-hint`}
        className="max-w-full text-sm file:mr-3 file:min-h-11 file:cursor-pointer file:rounded-md file:border file:border-line file:bg-surface file:px-4 file:font-semibold file:text-ink"
        onChange={(event) => {
          const [file] = event.target.files ?? []
          // The same file may be chosen again after it was corrected.
          event.target.value = ''
          if (file && !isPending) void file.arrayBuffer().then((bytes) => onImport(textOfTable(new Uint8Array(bytes))))
        }}
      />
      <p id={`${id}-hint`} className={error ? 'text-sm font-medium text-red-ink' : 'text-sm text-muted'}>
        {error ?? `The first row names the fields; comma, semicolon or tab; at most ${mostRows} rows.`}
      </p>
      <div className="flex flex-wrap items-center gap-4">
        <a href={templatePath} download className={buttonClasses({ variant: 'outline', size: 'sm' })}>
          <Download aria-hidden="true" />
          Template
        </a>
        <p role="status" className="text-sm">
          {isPending && (
            <>
              <Spinner /> Reading
            </>
          )}
        </p>
      </div>
    </div>
  )
}
