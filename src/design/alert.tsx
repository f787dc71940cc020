// A note inside a page: for your information, done, mind this, went wrong.

import type { ReactNode } from 'react'
import { CircleAlert, CircleCheck, Info, TriangleAlert } from '#design/icons.tsx'
import { classNames } from './class-names.ts'
import { inkTone, type Tone } from './tone.ts'

export type AlertKind = 'info' | 'success' | 'warning' | 'danger'

const looks: Record<AlertKind, { tone: Tone; ground: string; Icon: typeof Info }> = {
  info: { tone: 'blue', ground: 'bg-blue-soft', Icon: Info },
  success: { tone: 'green', ground: 'bg-green-soft', Icon: CircleCheck },
  warning: { tone: 'amber', ground: 'bg-amber-soft', Icon: TriangleAlert },
  danger: { tone: 'red', ground: 'bg-red-soft', Icon: CircleAlert },
}

export interface AlertProps {
  kind?: AlertKind
  title?: ReactNode
  children?: ReactNode
  action?: ReactNode
  /** Announces itself when it appears after an action. */
  live?: boolean
  className?: string
}

export function Alert({ kind = 'info', title, children, action, live, className }: AlertProps) {
  const { tone, ground, Icon } = looks[kind]
  const role = live ? (kind === 'danger' ? 'alert' : 'status') : undefined
  return (
    <div role={role} className={classNames('flex gap-3 rounded-md p-4', ground, className)}>
      <Icon className={classNames('mt-0.5 size-5 flex-none', inkTone[tone])} aria-hidden="true" />
      <div className="min-w-0 flex-1">
        {title && <p className={classNames('font-semibold', inkTone[tone])}>{title}</p>}
        {children && <div className="text-sm">{children}</div>}
        {action && <div className="mt-3 flex flex-wrap gap-2">{action}</div>}
      </div>
    </div>
  )
}
