// A password field whose text can be shown and hidden again.

import { type ComponentProps, useState } from 'react'
import { Eye, EyeOff } from '#design/icons.tsx'
import { Field, type FieldTexts, TextInput, useReadiness } from './field.tsx'

export interface PasswordFieldProps extends FieldTexts, Omit<ComponentProps<'input'>, 'required' | 'type'> {
  showLabel?: string
  hideLabel?: string
}

export function PasswordField(props: PasswordFieldProps) {
  const { label, hint, error, required, labelHidden, aside, className, showLabel, hideLabel, ...input } = props
  const [shown, setShown] = useState(false)
  const readiness = useReadiness(input.readOnly)
  const Icon = shown ? EyeOff : Eye
  return (
    <Field {...{ label, hint, error, required, labelHidden, aside, className }} id={input.id}>
      {(control) => (
        <div className="relative">
          <TextInput {...input} {...control} {...readiness} type={shown ? 'text' : 'password'} className="pr-12" />
          <button
            type="button"
            className="absolute inset-y-0.5 right-0.5 grid w-11 place-content-center rounded-sm text-muted hover:text-ink"
            aria-label={shown ? (hideLabel ?? 'Hide password') : (showLabel ?? 'Show password')}
            aria-controls={control.id}
            onClick={() => setShown(!shown)}
          >
            <Icon className="size-5" aria-hidden="true" />
          </button>
        </div>
      )}
    </Field>
  )
}
