// The filter for kinds of pay. It says how many listings it leaves out because they say nothing about pay.
import { writeNumber } from '#shared/plain-writing.ts'
import type { Facets } from '../board.schema.ts'
import type { BoardSearch } from '../board-search.rules.ts'
import { type PayClass, payClasses, payClassLabels } from '../pay/pay.rules.ts'
import { ChoiceGroup } from './choice-group.tsx'

type Props = {
  id: string
  chosen: BoardSearch['payClass']
  facets: Facets | undefined
  onChange: (payClass: PayClass[] | undefined) => void
}

export function PayFilter({ id, chosen = [], facets, onChange }: Props) {
  const counts = facets?.payClass ?? {}
  const inOrder = Object.fromEntries(
    payClasses.filter((each) => each in counts).map((each) => [each, counts[each] ?? 0]),
  )
  const silent = counts.not_stated ?? 0
  const isLeavingOut = chosen.length > 0 && !chosen.includes('not_stated') && silent > 0
  return (
    <div>
      <ChoiceGroup
        id={id}
        title="Pay"
        chosen={chosen}
        counts={inOrder}
        showAll
        nameOf={(each) => payClassLabels[each as PayClass] ?? each}
        onChange={(next) => onChange(next && payClasses.filter((each) => next.includes(each)))}
      />
      <p aria-live="polite" className="text-sm text-muted">
        {isLeavingOut && leftOut(silent)}
      </p>
    </div>
  )
}

export function leftOut(silent: number): string {
  return silent === 1
    ? 'This leaves out 1 listing that does not state its pay.'
    : `This leaves out ${writeNumber(silent)} listings that do not state their pay.`
}
