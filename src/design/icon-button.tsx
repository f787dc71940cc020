// A square button that shows only an icon; its label is spoken, and shown to who points at it (`hints.tsx`).
import type { ReactNode } from 'react'
import { Button, type ButtonProps } from './button.tsx'
import { classNames } from './class-names.ts'

export interface IconButtonProps extends Omit<ButtonProps, 'children' | 'block' | 'pendingText' | 'aria-label'> {
  label: string
  children: ReactNode
}

export function IconButton({ label, variant = 'ghost', size = 'md', className, children, ...rest }: IconButtonProps) {
  const { pending } = rest
  return (
    <Button
      data-hint=""
      {...rest}
      variant={variant}
      size={size}
      className={classNames('btn-square', className)}
      aria-label={label}
    >
      {pending ? null : children}
    </Button>
  )
}
