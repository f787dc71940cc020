// Long text at a comfortable measure; see css/prose.css for what it does to the elements inside.
import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'

export interface ProseProps extends ComponentProps<'div'> {
  as?: 'div' | 'article' | 'section'
}

export function Prose({ as: Element = 'div', className, ...rest }: ProseProps) {
  return <Element {...rest} className={classNames('prose', className)} />
}
