// Tabs with arrow keys. Only the chosen panel is in the page.
import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'
import { classNames } from './class-names.ts'
import { ChevronLeft, ChevronRight } from './icons.tsx'
import { useShownFirst } from './show-first.ts'
import { useSideways } from './sideways.ts'

export interface TabItem<Value extends string = string> {
  value: Value
  label: ReactNode
  icon?: ReactNode
  content: ReactNode
}

export interface TabsProps<Value extends string> {
  /** What the group of tabs is about, for screen readers. */
  label: string
  items: readonly TabItem<Value>[]
  value: Value
  /** A promise is waited for: until then the tab shows as chosen. */
  onValueChange: (value: Value) => unknown
  className?: string
}

export function Tabs<Value extends string>({ label, items, value, onValueChange, className }: TabsProps<Value>) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const [shown, choose] = useShownFirst(value, onValueChange)
  const more = useSideways(list, shown)
  const chosen = items.find((item) => item.value === value)

  function moveByKey(event: KeyboardEvent) {
    const at = items.findIndex((item) => item.value === shown)
    const next = nextTabIndex(event, at, items.length)
    const item = next === null ? undefined : items[next]
    if (next === null || !item) return
    event.preventDefault()
    choose(item.value)
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus()
  }

  return (
    <div className={className}>
      <div className="relative">
        {more.before && <MoreTabs side="before" />}
        <div
          ref={list}
          role="tablist"
          aria-label={label}
          onKeyDown={moveByKey}
          className="flex gap-1 overflow-x-auto overflow-y-hidden border-b border-line"
        >
          {items.map((item) => (
            <button
              key={item.value}
              type="button"
              role="tab"
              id={`${id}-tab-${item.value}`}
              aria-selected={item.value === shown}
              aria-controls={item.value === value ? `${id}-panel` : undefined}
              tabIndex={item.value === shown ? 0 : -1}
              onClick={() => choose(item.value)}
              className={classNames(
                'relative inline-flex min-h-12 flex-none items-center gap-2 rounded-t-sm px-4 font-semibold whitespace-nowrap',
                'focus-visible:-outline-offset-2 [&_svg]:size-[1.125rem]',
                'after:absolute after:inset-x-3 after:bottom-0 after:h-0.5 after:rounded-full',
                item.value === shown ? 'text-ink after:bg-accent' : 'text-muted hover:text-ink hover:after:bg-line',
              )}
            >
              {item.icon}
              {item.label}
            </button>
          ))}
        </div>
        {more.after && <MoreTabs side="after" />}
      </div>
      {chosen && (
        <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-tab-${chosen.value}`} className="pt-6">
          {chosen.content}
        </div>
      )}
    </div>
  )
}

/** At the edge behind which tabs are hidden. A press goes through to the tab beneath, which then comes into view. */
function MoreTabs({ side }: { side: 'before' | 'after' }) {
  const Arrow = side === 'before' ? ChevronLeft : ChevronRight
  return (
    <span className="more-tabs" data-side={side}>
      <Arrow aria-hidden="true" className="size-5" />
    </span>
  )
}

type Key = Pick<KeyboardEvent, 'key'> & Partial<Pick<KeyboardEvent, 'altKey' | 'ctrlKey' | 'metaKey'>>

/** Which tab a key leads to, round the ends; null for keys that do not move. With another key they are the browser's: Alt and ← is Back. */
export function nextTabIndex({ key, altKey, ctrlKey, metaKey }: Key, at: number, count: number): number | null {
  if (altKey || ctrlKey || metaKey) return null
  if (key === 'ArrowRight') return (at + 1) % count
  if (key === 'ArrowLeft') return (at - 1 + count) % count
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return null
}
