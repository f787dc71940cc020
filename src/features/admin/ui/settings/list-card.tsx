// A setting that is a list of small things: rows of fields, one more, one less, saved as a whole.
import { type FormEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '#design/button.tsx'
import { Card } from '#design/card.tsx'
import { TextField } from '#design/field.tsx'
import { focusRefused } from '#design/focus-refused.ts'
import { IconButton } from '#design/icon-button.tsx'
import { Plus, Trash2 } from '#design/icons.tsx'
import { UnsavedChanges } from '#design/unsaved-changes.tsx'
import { type Settings, SettingsPatch } from '#features/settings/settings.schema.ts'
import { useSaveSettings } from '#features/settings/ui/settings.api.ts'

type ListName = 'promotionCodes' | 'ngos' | 'links'
type Row = Record<string, string>
type Column = { key: string; label: string; placeholder?: string }
type Props<Name extends ListName> = {
  title: string
  text: string
  name: Name
  /** What one of them is called. */
  one: string
  columns: readonly Column[]
  rows: Settings[Name]
}
type Line = { line: number; values: Row }

/** Spaces around a word are not saved: they alone are no change. */
export function isUnsaved(
  columns: readonly Pick<Column, 'key'>[],
  typed: readonly Row[],
  saved: readonly Row[],
): boolean {
  const tell = (rows: readonly Row[]) => JSON.stringify(rows.map((row) => columns.map(({ key }) => row[key]?.trim())))
  return tell(typed) !== tell(saved)
}

export function ListCard<Name extends ListName>({ title, text, name, one, columns, rows }: Props<Name>) {
  const next = useRef(rows.length)
  const [lines, setLines] = useState<Line[]>(() => rows.map((row, line) => ({ line, values: { ...row } })))
  const [isTried, setTried] = useState(false)
  const save = useSaveSettings()
  const typed = SettingsPatch.safeParse({ [name]: lines.map(({ values }) => values) })
  const errorOf = (at: number, key: string) =>
    isTried && !typed.success
      ? typed.error.issues.find(({ path }) => path[1] === at && path[2] === key)?.message
      : undefined
  const ofAll =
    isTried && !typed.success ? typed.error.issues.find(({ path }) => path.length === 1)?.message : undefined
  const isChanged = isUnsaved(
    columns,
    lines.map(({ values }) => values),
    rows,
  )
  const adding = useRef<HTMLButtonElement>(null)
  const change = (line: number, key: string, value: string) =>
    setLines((all) =>
      all.map((each) => (each.line === line ? { line, values: { ...each.values, [key]: value } } : each)),
    )
  const add = () => {
    next.current += 1
    const values = Object.fromEntries(columns.map(({ key }) => [key, '']))
    setLines((all) => [...all, { line: next.current, values }])
  }
  const remove = (line: number) => {
    setLines((all) => all.filter((each) => each.line !== line))
    // The button that was pressed is gone with its row.
    adding.current?.focus()
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    flushSync(() => setTried(true))
    focusRefused(event.currentTarget)
    if (typed.success) save.mutate(typed.data)
  }
  return (
    <Card as="section" aria-labelledby={`set-${name}`}>
      <UnsavedChanges isUnsaved={isChanged} />
      <h2 id={`set-${name}`} className="text-xl">
        {title}
      </h2>
      <p className="mt-1 text-sm text-muted">{text}</p>
      <form noValidate onSubmit={submit} className="mt-4 grid gap-4">
        {lines.length === 0 && <p className="text-sm text-muted">There is none.</p>}
        {lines.map(({ line, values }, at) => (
          <fieldset key={line} className="flex flex-wrap items-start gap-3 border-b border-line pb-4">
            <legend className="sr-only">
              {one} {at + 1}
            </legend>
            {columns.map(({ key, label, placeholder }) => (
              <TextField
                key={key}
                label={label}
                autoComplete="off"
                className="min-w-0 flex-1 basis-40"
                {...(placeholder ? { placeholder } : {})}
                value={values[key] ?? ''}
                onChange={(event) => change(line, key, event.target.value)}
                error={errorOf(at, key)}
              />
            ))}
            <IconButton label={`Remove ${one} ${at + 1}`} className="mt-7" onClick={() => remove(line)}>
              <Trash2 />
            </IconButton>
          </fieldset>
        ))}
        {ofAll && (
          <p role="alert" className="text-sm font-medium text-red-ink">
            {ofAll}
          </p>
        )}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" aria-disabled={!isChanged} pending={save.isPending} pendingText="Saving">
            Save {one}s
          </Button>
          <Button ref={adding} variant="outline" onClick={add}>
            <Plus aria-hidden="true" /> Add {one === 'organisation' ? 'an' : 'a'} {one}
          </Button>
        </div>
      </form>
    </Card>
  )
}
