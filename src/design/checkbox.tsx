// A checkbox with its label as one large target.
import { type ComponentProps, type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  label: ReactNode
  hint?: ReactNode
  error?: string | undefined
  /** Something at the end of the line, such as a count; not part of the label. */
  aside?: ReactNode
}

export function Checkbox({ label, hint, error, aside, className, id, ...rest }: CheckboxProps) {
  const ownId = useId()
  const inputId = id ?? ownId
  const noteId = hint || error ? `${inputId}-note` : undefined
  return (
    <div className={classNames('flex min-h-11 items-start gap-3 py-2.5', className)}>
      <input
        {...rest}
        type="checkbox"
        id={inputId}
        className="checkbox mt-px"
        aria-invalid={error ? true : rest['aria-invalid']}
        aria-describedby={noteId ?? rest['aria-describedby']}
      />
      <div className="min-w-0 flex-1 leading-[1.5rem]">
        <label htmlFor={inputId} className="-my-2.5 block cursor-pointer py-2.5">
          {label}
        </label>
        {noteId && (
          <p id={noteId} className={classNames('text-sm', error ? 'font-medium text-red-ink' : 'text-muted')}>
            {error ?? hint}
          </p>
        )}
      </div>
      {aside !== undefined && <span className="text-sm leading-[1.5rem] text-muted tabular-nums">{aside}</span>}
    </div>
  )
}
