// Long text at 60 to 75 characters a line, with its table of contents beside it where there is room.
import type { ReactNode } from 'react'
import { classNames } from '#design/class-names.ts'
import type { Heading } from '../content-body.ts'
import { TableOfContents } from './table-of-contents.tsx'

export interface ReadingColumnsProps {
  label: string
  headings: readonly Heading[]
  className?: string
  children: ReactNode
}

/** The width that heading, contents and text share. */
export const readingWidth = 'mx-auto w-full max-w-[58rem]'

export function ReadingColumns({ label, headings, className, children }: ReadingColumnsProps) {
  return (
    <div
      className={classNames(readingWidth, 'lg:grid lg:grid-cols-[15rem_minmax(0,37rem)] lg:justify-between', className)}
    >
      <TableOfContents
        label={label}
        headings={headings}
        className="mb-10 lg:sticky lg:top-24 lg:mb-0 lg:max-h-[calc(100dvh-8rem)] lg:self-start lg:overflow-y-auto"
      />
      <div className="min-w-0">{children}</div>
    </div>
  )
}
