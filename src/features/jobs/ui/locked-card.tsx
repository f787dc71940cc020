// The place of a listing that a viewer may not see: drawn shapes, no data. Screen readers are told once, by the list.
import { Card } from '#design/card.tsx'
import { classNames } from '#design/class-names.ts'

const titles = ['w-3/5', 'w-2/5', 'w-1/2', 'w-4/6', 'w-5/12']
const lines = ['w-1/3', 'w-2/5', 'w-1/4', 'w-1/2', 'w-1/3']

export function LockedCard({ index }: { index: number }) {
  const bar = 'rounded-sm bg-slate opacity-40'
  return (
    <Card as="article" aria-hidden="true" className="flex gap-4 blur-[5px] select-none sm:gap-5">
      <div className="size-14 flex-none rounded-md bg-petrol opacity-60" />
      <div className="min-w-0 flex-1">
        <div className={classNames('mt-1 h-5', bar, titles[index % titles.length])} />
        <div className={classNames('mt-3 h-4', bar, lines[index % lines.length])} />
        <div className="mt-4 flex gap-2">
          <div className="h-6 w-16 rounded-sm bg-teal opacity-50" />
          <div className="h-6 w-20 rounded-sm bg-slate opacity-40" />
        </div>
      </div>
    </Card>
  )
}
