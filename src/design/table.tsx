// Tables of data: a caption, headers that sort, and a way to fit a phone.

import { Children, type ComponentProps, type ReactNode } from 'react'
import { ArrowDown, ArrowUp, ChevronsUpDown } from '#design/icons.tsx'
import { classNames } from './class-names.ts'

export interface TableProps {
  /** Says what the table shows and over which window. */
  caption: string
  captionHidden?: boolean
  /** On a phone each row becomes a card; give every Cell its `label` then. Otherwise the table scrolls sideways. */
  stacked?: boolean
  className?: string
  /** thead and tbody. */
  children: ReactNode
}

export function Table({ caption, captionHidden, stacked, className, children }: TableProps) {
  return (
    // Also where rows are cards on a phone: at the widths between it scrolls sideways, and by keyboard too.
    <section
      aria-label={caption}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
      tabIndex={0}
      className={classNames('min-w-0 overflow-x-auto rounded-lg border border-line bg-surface', className)}
    >
      <table className="data-table" data-stacked={stacked || undefined}>
        <caption className={captionHidden ? 'sr-only' : 'px-4 py-3 text-start text-sm text-muted'}>{caption}</caption>
        {children}
      </table>
    </section>
  )
}

export type SortOrder = 'ascending' | 'descending'
export type CellAlign = 'start' | 'end'

export interface HeaderProps {
  /** The order this column is in now; null when it sorts but another column leads. Leave out if it never sorts. */
  sort?: SortOrder | null
  onSort?: () => void
  align?: CellAlign
  children: ReactNode
}

export function Header({ sort, onSort, align = 'start', children }: HeaderProps) {
  const Icon = sort === 'ascending' ? ArrowUp : sort === 'descending' ? ArrowDown : ChevronsUpDown
  return (
    <th scope="col" data-align={align} aria-sort={onSort ? (sort ?? 'none') : undefined}>
      {onSort ? (
        <button
          type="button"
          onClick={onSort}
          className="-mx-2 inline-flex min-h-11 items-center gap-1.5 rounded-sm px-2 font-semibold hover:text-ink md:pointer-fine:min-h-8"
        >
          {children}
          <Icon className={classNames('size-3.5', sort ? 'text-link' : 'opacity-60')} aria-hidden="true" />
        </button>
      ) : (
        children
      )}
    </th>
  )
}

/** The head of a table that does not sort. */
export function HeaderRow({ labels }: { labels: readonly string[] }) {
  return (
    <thead>
      <tr>
        {labels.map((label) => (
          <Header key={label}>{label}</Header>
        ))}
      </tr>
    </thead>
  )
}

export interface CellProps extends ComponentProps<'td'> {
  /** The column's name, shown beside the value when rows are stacked. */
  label?: string
  cellAlign?: CellAlign
}

/** Beside its label stands one block, whatever is in it; a cell with nothing in it says nothing on a phone. */
export function Cell({ label, cellAlign = 'start', children, ...rest }: CellProps) {
  const hasContent = Children.toArray(children).length > 0
  return (
    <td {...rest} data-label={label} data-align={cellAlign}>
      {label && hasContent ? <div>{children}</div> : children}
    </td>
  )
}
