// A square button that shows only an icon; its label is spoken and is required for that reason.
import type { ReactNode } from 'react'
import { Button, type ButtonProps, type ButtonSize } from './button.tsx'
import { classNames } from './class-names.ts'

const squares: Record<ButtonSize, string> = {
  sm: 'w-11 px-0! md:pointer-fine:w-9',
  md: 'w-11 px-0!',
  lg: 'w-12 px-0!',
}

export interface IconButtonProps extends Omit<ButtonProps, 'children' | 'block' | 'pendingText' | 'aria-label'> {
  label: string
  children: ReactNode
}

export function IconButton({ label, variant = 'ghost', size = 'md', className, children, ...rest }: IconButtonProps) {
  const { pending } = rest
  return (
    <Button
      {...rest}
      variant={variant}
      size={size}
      className={classNames('flex-none', squares[size], className)}
      aria-label={label}
    >
      {pending ? null : children}
    </Button>
  )
}
