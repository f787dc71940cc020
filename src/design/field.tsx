// A labelled form field: label, required mark, hint and error, tied to the control for screen readers.
import { type ComponentProps, type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'
import { useFieldMark } from './field-marks.tsx'
import { useHydrated } from './hydrated.ts'

export interface FieldTexts {
  label: ReactNode
  hint?: ReactNode
  /** The reason the value was refused; its presence marks the control as invalid. */
  error?: string | undefined
  required?: boolean
  /** Keeps the label for screen readers only. */
  labelHidden?: boolean
  /** Something at the end of the label's line, such as a link or a counter. */
  aside?: ReactNode
}

export interface ControlProps {
  id: string
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
  'aria-required': true | undefined
}

export interface FieldProps extends FieldTexts {
  id?: string | undefined
  className?: string | undefined
  children: (control: ControlProps) => ReactNode
}

export function Field({ label, hint, error, required, labelHidden, aside, id, className, children }: FieldProps) {
  const ownId = useId()
  const controlId = id ?? ownId
  const hintId = hint ? `${controlId}-hint` : undefined
  const errorId = error ? `${controlId}-error` : undefined
  return (
    <div className={classNames('grid min-w-0 content-start gap-1.5', className)}>
      <div className={classNames('flex items-baseline justify-between gap-4', labelHidden && !aside && 'sr-only')}>
        <label
          htmlFor={controlId}
          className={classNames('text-sm font-semibold', required && 'required-mark', labelHidden && 'sr-only')}
        >
          {label}
        </label>
        {aside && <span className="text-sm text-muted">{aside}</span>}
      </div>
      {children({
        id: controlId,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': [errorId, hintId].filter(Boolean).join(' ') || undefined,
        'aria-required': required || undefined,
      })}
      {error && (
        <p id={errorId} className="text-sm font-medium text-red-ink">
          {error}
        </p>
      )}
      {hint && (
        <p id={hintId} className="text-sm text-muted">
          {hint}
        </p>
      )}
    </div>
  )
}

export const controlClasses = 'control'

/** A field can't be typed into before the page has come to life: the text would be lost. */
export function useReadiness(isFixed: boolean | undefined) {
  const isHydrated = useHydrated()
  return { readOnly: isFixed || !isHydrated, 'data-fixed': isFixed || undefined }
}

export function TextInput({ className, type = 'text', ...rest }: ComponentProps<'input'>) {
  return <input {...rest} type={type} className={classNames(controlClasses, 'min-h-12', className)} />
}

export function TextArea({ className, rows = 5, ...rest }: ComponentProps<'textarea'>) {
  return <textarea {...rest} rows={rows} className={classNames(controlClasses, 'resize-y', className)} />
}

export type TextFieldProps = FieldTexts & Omit<ComponentProps<'input'>, 'required'>

export function TextField({ label, hint, error, required, labelHidden, aside, className, ...input }: TextFieldProps) {
  const readiness = useReadiness(input.readOnly)
  const mark = useFieldMark(input.name)
  return (
    <Field {...{ label, hint, error, required, labelHidden, className }} aside={aside ?? mark} id={input.id}>
      {(control) => <TextInput {...input} {...control} {...readiness} />}
    </Field>
  )
}

export type TextAreaFieldProps = FieldTexts & Omit<ComponentProps<'textarea'>, 'required'>

export function TextAreaField(props: TextAreaFieldProps) {
  const { label, hint, error, required, labelHidden, aside, className, ...input } = props
  const readiness = useReadiness(input.readOnly)
  const mark = useFieldMark(input.name)
  return (
    <Field {...{ label, hint, error, required, labelHidden, className }} aside={aside ?? mark} id={input.id}>
      {(control) => <TextArea {...input} {...control} {...readiness} />}
    </Field>
  )
}
