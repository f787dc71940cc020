// Completion of names while a post is written: after @ and a letter, people whose name begins so, chosen by keys or finger.
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type ComponentProps, type KeyboardEvent, type SyntheticEvent, useId, useState } from 'react'
import { Avatar } from '#design/avatar.tsx'
import { classNames } from '#design/class-names.ts'
import { TextArea } from '#design/field.tsx'
import type { Author } from '../forum.schema.ts'
import { mentionBefore, placeOfMention } from '../mention.rules.ts'
import { authorPicture } from './author-picture.ts'
import { peopleQuery } from './taking-part.api.ts'

type Area = HTMLTextAreaElement
const noPeople: Author[] = []

export function MentionBox(props: ComponentProps<typeof TextArea>) {
  const listId = useId()
  const [area, setArea] = useState<Area | null>(null)
  const [prefix, setPrefix] = useState<string | null>(null)
  const [at, setAt] = useState(0)
  const { data } = useQuery({ ...peopleQuery(prefix ?? ''), enabled: !!prefix, placeholderData: keepPreviousData })
  const people = prefix ? (data?.people ?? noPeople) : noPeople
  const isOpen = people.length > 0
  const active = Math.min(at, people.length - 1)

  const look = ({ currentTarget }: SyntheticEvent<Area>) => {
    const found = mentionBefore(currentTarget.value, currentTarget.selectionEnd)
    if (found !== prefix) setAt(0)
    setArea(currentTarget)
    setPrefix(found)
  }
  const choose = (person: Author | undefined) => {
    if (!area || !prefix || !person) return
    setPrefix(null)
    const place = placeOfMention(area.value, area.selectionEnd, prefix)
    if (!place) return
    area.setRangeText(`@${person.username} `, place.from, place.to, 'end')
    area.dispatchEvent(new Event('input', { bubbles: true }))
    area.focus()
  }
  const onKeyDown = (event: KeyboardEvent<Area>) => {
    props.onKeyDown?.(event)
    if (!isOpen || event.nativeEvent.isComposing) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step) setAt((active + step + people.length) % people.length)
    else if (event.key === 'Enter' || event.key === 'Tab') choose(people[active])
    else if (event.key === 'Escape') setPrefix(null)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <div className="relative">
      <TextArea
        {...props}
        aria-autocomplete="list"
        aria-controls={isOpen ? listId : undefined}
        aria-activedescendant={isOpen ? `${listId}-${active}` : undefined}
        onInput={look}
        onClick={look}
        // By keys the caret leaves a name too.
        onSelect={look}
        onKeyDown={onKeyDown}
        onBlur={(event) => {
          props.onBlur?.(event)
          setPrefix(null)
        }}
      />
      <p role="status" className="sr-only">
        {isOpen &&
          `${people.length} ${people.length === 1 ? 'person' : 'people'}, choose with the arrow keys and Enter`}
      </p>
      {isOpen && (
        <div
          id={listId}
          role="listbox"
          aria-label="People"
          className="absolute inset-x-0 z-20 mt-1 max-h-72 max-w-sm overflow-y-auto rounded-md border border-line bg-surface py-1 shadow-floating"
        >
          {people.map((person, index) => (
            <div
              key={person.id}
              id={`${listId}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              className={classNames(
                'flex min-h-11 cursor-pointer items-center gap-3 px-3 text-sm',
                index === active && 'bg-hover',
              )}
              // Before the field loses its focus, which would close the list.
              onPointerDown={(event) => {
                event.preventDefault()
                choose(person)
              }}
            >
              <Avatar name={person.username} src={authorPicture(person)} size="sm" />
              <bdi className="min-w-0 truncate">{person.username}</bdi>
            </div>
          ))}
        </div>
      )}
    </div>
  )
}
