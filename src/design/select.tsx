// The platform's own select, dressed like the other fields.

import type { ComponentProps } from 'react'
import { ChevronDown } from '#design/icons.tsx'
import { classNames } from './class-names.ts'
import { controlClasses, Field, type FieldTexts } from './field.tsx'
import { useFieldMark } from './field-marks.tsx'

export interface SelectOption {
  value: string
  label: string
  disabled?: boolean
}

export interface SelectProps extends ComponentProps<'select'> {
  options: readonly SelectOption[]
  /** Shown while nothing is chosen; cannot be chosen itself. */
  placeholder?: string
}

export function Select({ options, placeholder, className, ...rest }: SelectProps) {
  return (
    <div className={classNames('relative min-w-0', className)}>
      <select {...rest} className={classNames(controlClasses, 'min-h-12 appearance-none truncate pr-10')}>
        {placeholder !== undefined && (
          <option value="" disabled hidden>
            {placeholder}
          </option>
        )}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown
        className="pointer-events-none absolute inset-y-0 right-3.5 my-auto size-4 text-muted"
        aria-hidden="true"
      />
    </div>
  )
}

export type SelectFieldProps = FieldTexts & Omit<SelectProps, 'required'>

export function SelectField({
  label,
  hint,
  error,
  required,
  labelHidden,
  aside,
  className,
  ...rest
}: SelectFieldProps) {
  const mark = useFieldMark(rest.name)
  return (
    <Field {...{ label, hint, error, required, labelHidden, className }} aside={aside ?? mark} id={rest.id}>
      {(control) => <Select {...rest} {...control} />}
    </Field>
  )
}
