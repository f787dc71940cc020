// One filter of several choices, each with how many listings it would leave: the commonest first, the rest on demand.
import { useState } from 'react'
import { Button } from '#design/button.tsx'
import { Checkbox } from '#design/checkbox.tsx'
import { toggled } from '../board-search.rules.ts'

type Props = {
  id: string
  title: string
  chosen: readonly string[] | undefined
  /** How many listings each choice would leave. */
  counts: Readonly<Record<string, number>>
  nameOf: (value: string) => string
  onChange: (chosen: string[] | undefined) => void
  /** Where there are few choices and each should be seen. */
  showAll?: boolean
}

const shownFirst = 5

export function ChoiceGroup({ id, title, chosen = [], counts, nameOf, onChange, showAll = false }: Props) {
  const [isOpen, setOpen] = useState(false)
  const known = Object.keys(counts)
  const values = [...chosen.filter((value) => !known.includes(value)), ...known]
  if (values.length === 0) return null
  const shown = isOpen || showAll ? values : values.filter((value, at) => at < shownFirst || chosen.includes(value))
  return (
    <fieldset aria-labelledby={id}>
      <legend id={id} className="mb-1 text-sm font-semibold">
        {title}
      </legend>
      {shown.map((value) => (
        <Checkbox
          key={value}
          id={`${id}-${value}`}
          label={nameOf(value)}
          aside={counts[value] ?? 0}
          checked={chosen.includes(value)}
          onChange={() => onChange(toggled(chosen, value))}
        />
      ))}
      {(isOpen || shown.length < values.length) && (
        <Button variant="link" size="sm" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? 'Show fewer' : `Show all ${values.length}`}
        </Button>
      )}
    </fieldset>
  )
}
