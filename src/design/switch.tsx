// A setting that is on or off at once.
import { type ComponentProps, type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'

export interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'children' | 'role'> {
  label: ReactNode
  hint?: ReactNode
}

// A checkbox tells its state by itself; the role only changes how it is read out.
const readAsSwitch = { role: 'switch' } as const

export function Switch({ label, hint, className, id, ...rest }: SwitchProps) {
  const ownId = useId()
  const inputId = id ?? ownId
  const hintId = hint ? `${inputId}-hint` : undefined
  return (
    <div className={classNames('flex min-h-11 items-center justify-between gap-4', className)}>
      <div className="min-w-0">
        <label htmlFor={inputId} className="block cursor-pointer py-2.5 font-medium leading-[1.5rem]">
          {label}
        </label>
        {hint && (
          <p id={hintId} className="-mt-2.5 pb-2.5 text-sm text-muted">
            {hint}
          </p>
        )}
      </div>
      <input {...rest} {...readAsSwitch} type="checkbox" id={inputId} className="switch" aria-describedby={hintId} />
    </div>
  )
}
