// One filter of several choices, each with how many listings it would leave: the commonest first, the rest on demand.
import { useState } from 'react'
import { Button } from '#design/button.tsx'
import { Checkbox } from '#design/checkbox.tsx'
import { type Choice, choicesOf, chosenAfter, isChosen } from '../choice.rules.ts'

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
  const choices = choicesOf([...chosen.filter((value) => !known.includes(value)), ...known], nameOf)
  if (choices.length === 0) return null
  const shown = isOpen || showAll ? choices : choices.filter((each, at) => at < shownFirst || isChosen(each, chosen))
  const countOf = ({ values }: Choice) => values.reduce((sum, value) => sum + (counts[value] ?? 0), 0)
  return (
    <fieldset aria-labelledby={id}>
      <legend id={id} className="mb-1 text-sm font-semibold">
        {title}
      </legend>
      {shown.map((each) => (
        <Checkbox
          key={each.name}
          id={`${id}-${each.values[0]}`}
          label={each.name}
          aside={countOf(each)}
          checked={isChosen(each, chosen)}
          onChange={() => onChange(chosenAfter(each, chosen))}
        />
      ))}
      {(isOpen || shown.length < choices.length) && (
        <Button variant="link" size="sm" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? 'Show fewer' : `Show all ${choices.length}`}
        </Button>
      )}
    </fieldset>
  )
}
