// The fields of a document, each in its shape.
import { Checkbox } from '#design/checkbox.tsx'
import { TextAreaField, TextField } from '#design/field.tsx'
import { SelectField } from '#design/select.tsx'
import type { FieldSpec } from './field-specs.ts'

type Fields = Record<string, unknown>
type Props = {
  specs: readonly FieldSpec[]
  fields: Fields
  problems: Record<string, string>
  onChange: (fields: Fields) => void
}

export function EditorFields({ specs, fields, problems, onChange }: Props) {
  const set = (name: string, value: unknown) => {
    const { [name]: _, ...rest } = fields
    onChange(value === undefined ? rest : { ...fields, [name]: value })
  }
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {specs.map((spec) => (
        <OneField
          key={spec.name}
          spec={spec}
          value={fields[spec.name]}
          error={problems[spec.name]}
          onChange={(value) => set(spec.name, value)}
        />
      ))}
    </div>
  )
}

type OneProps = { spec: FieldSpec; value: unknown; error: string | undefined; onChange: (value: unknown) => void }

function OneField({ spec: { name, label, shape, hint, options = [] }, value, error, onChange }: OneProps) {
  const isWide = shape === 'text' || name === 'title'
  const className = isWide ? 'sm:col-span-2' : ''
  const texts = { label, error, name, className, autoComplete: 'off', ...(hint ? { hint } : {}) }
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  if (shape === 'yes')
    return (
      <Checkbox
        label={label}
        checked={value === true}
        onChange={(event) => onChange(event.target.checked || undefined)}
      />
    )
  if (shape === 'choice')
    return (
      <SelectField
        {...texts}
        placeholder="Please choose"
        value={text}
        options={options}
        onChange={(event) => onChange(event.target.value)}
      />
    )
  if (shape === 'lines')
    return (
      <TextAreaField
        {...texts}
        rows={4}
        value={Array.isArray(value) ? value.join('\n') : ''}
        onChange={(event) => onChange(event.target.value === '' ? [] : event.target.value.split('\n'))}
      />
    )
  if (shape === 'text')
    return <TextAreaField {...texts} rows={3} value={text} onChange={(event) => onChange(event.target.value)} />
  return (
    <TextField
      {...texts}
      type={shape === 'day' ? 'date' : shape === 'number' ? 'number' : 'text'}
      value={text}
      onChange={({ target }) =>
        onChange(target.value === '' ? undefined : shape === 'number' ? Number(target.value) : target.value)
      }
    />
  )
}
