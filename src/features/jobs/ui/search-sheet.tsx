// On small screens: words, type and filters in one sheet, which tells how many listings it leaves.
import { type ReactNode, useEffect, useState } from 'react'
import { Button } from '#design/button.tsx'
import { SelectField } from '#design/select.tsx'
import { Sheet } from '#design/sheet.tsx'
import { writeNumber } from '#shared/plain-writing.ts'
import { type BoardSearch, boardFields } from '../board-search.rules.ts'
import type { JobType } from '../job.rules.ts'
import { kindOptions } from './kind-options.ts'
import { SearchBox } from './search-box.tsx'

type Props = {
  filters: BoardSearch
  /** Undefined while it is being counted. */
  total: number | undefined
  offers: boolean
  /** Leaves the kinds as they are. */
  onWords: (words: string) => unknown
  onSearch: (words: string, type: JobType | 'all') => unknown
  onClose: () => void
  /** The filters. */
  children: ReactNode
}

const typingPauseMs = 500

export function SearchSheet({ filters, total, offers, onWords, onSearch, onClose, children }: Props) {
  const asked = filters.search ?? ''
  const type = filters.jobType?.length === 1 ? filters.jobType[0]! : 'all'
  const [words, setWords] = useState(asked)
  const [sent, setSent] = useState(asked)
  const [known, setKnown] = useState(asked)
  if (asked !== known) {
    setKnown(asked)
    // Taken away beneath, with all filters: words that stayed would be looked for again.
    if (asked === '' && sent !== '') setWords('')
  }
  const send = (text: string) => {
    setSent(text)
    onWords(text)
  }
  // As the address will say it: what was pasted may be written in another way.
  const meant = boardFields.search(words).value ?? ''
  const isWaiting = meant !== asked
  useEffect(() => {
    if (meant === asked) return
    const timer = setTimeout(() => {
      setSent(meant)
      onWords(meant)
    }, typingPauseMs)
    return () => clearTimeout(timer)
  }, [meant, asked, onWords])
  const finish = () => {
    if (isWaiting) send(meant)
    onClose()
  }
  return (
    <Sheet
      open
      onOpenChange={(isOpen) => !isOpen && finish()}
      title="Search and filters"
      footer={
        <Button variant="primary" block onClick={finish}>
          {total === undefined || isWaiting ? 'Show listings' : showLabel(total)}
        </Button>
      }
    >
      <form
        className="mb-6 grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          finish()
        }}
      >
        <SearchBox
          id="sheet-search"
          label="Keywords"
          words={words}
          offers={offers}
          onWords={setWords}
          onChoose={(chosen) => {
            setWords(chosen)
            send(chosen)
          }}
          isBordered
        />
        <SelectField
          label="Job Type"
          name="jobType"
          value={type}
          options={kindOptions}
          onChange={({ target }) => onSearch(meant, target.value as JobType | 'all')}
        />
      </form>
      {children}
    </Sheet>
  )
}

function showLabel(total: number): string {
  if (total === 0) return 'Nothing found: close'
  return total === 1 ? 'Show 1 listing' : `Show ${writeNumber(total)} listings`
}
