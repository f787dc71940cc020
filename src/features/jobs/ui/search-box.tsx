// The words of a search, with what the board offers while somebody types: a combobox after the ARIA pattern.
import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useDeferredValue, useState } from 'react'
import { classNames } from '#design/class-names.ts'
import { TextInput } from '#design/field.tsx'
import { suggestionsQuery } from './jobs.api.ts'

type Props = {
  /** Of the field; the page has more than one. */
  id: string
  label: string
  words: string
  /** Suggestions come with a membership. */
  offers: boolean
  onWords: (words: string) => void
  onChoose: (words: string) => void
  /** Where nothing around it draws its border. */
  isBordered?: boolean
}

const kindLabels = { title: 'Title', organisation: 'Organisation', place: 'Place' } as const
const shortest = 2

export function SearchBox({ id, label, words, offers, onWords, onChoose, isBordered = false }: Props) {
  const listId = `${id}-suggestions`
  const [isOpen, setOpen] = useState(false)
  const [chosen, setActive] = useState(-1)
  const prefix = useDeferredValue(words.trim())
  const isAsked = offers && isOpen && prefix.length >= shortest
  const { data } = useQuery({ ...suggestionsQuery(prefix), enabled: isAsked })
  const options = (isAsked && data?.suggestions) || []
  const isShown = options.length > 0
  // What was chosen before the offers are there counts once they are.
  const active = Math.min(chosen, options.length - 1)
  const close = () => {
    setOpen(false)
    setActive(-1)
  }
  const choose = (text: string) => {
    close()
    onChoose(text)
  }
  const steer = (event: KeyboardEvent) => {
    // The keys are those of an input method, which chooses among its own words.
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape' && isShown) {
      event.preventDefault()
      return close()
    }
    if (!isAsked || (data && !isShown)) return
    if (event.key === 'ArrowDown') setActive((active + 1) % (options.length || 1))
    else if (event.key === 'ArrowUp') setActive((active > 0 ? active : options.length || 99) - 1)
    // To the beginning or the end of what was typed: the words are edited again, no offer is meant.
    else if (event.key === 'Home' || event.key === 'End') return setActive(-1)
    else if (event.key === 'Enter' && options[active]) choose(options[active].text)
    else return
    event.preventDefault()
  }
  const combobox = {
    // A field of the kind `search` may not be one.
    type: 'text',
    inputMode: 'search',
    enterKeyHint: 'search',
    role: 'combobox',
    'aria-expanded': isShown,
    'aria-controls': listId,
    'aria-autocomplete': 'list',
    'aria-activedescendant': isShown && active >= 0 ? `${listId}-${active}` : undefined,
    autoComplete: 'off',
    onKeyDown: steer,
  } as const
  return (
    <div className="relative">
      <TextInput
        type="search"
        id={id}
        aria-label={label}
        name="search"
        value={words}
        maxLength={200}
        placeholder={label}
        onChange={(event) => {
          onWords(event.target.value)
          setOpen(true)
          setActive(-1)
        }}
        onBlur={close}
        className={isBordered ? '' : 'border-transparent'}
        {...(offers ? combobox : {})}
      />
      {offers && (
        <span role="status" className="sr-only">
          {isShown && (options.length === 1 ? '1 suggestion' : `${options.length} suggestions`)}
        </span>
      )}
      {offers && (
        <div
          id={listId}
          role="listbox"
          aria-label="Suggestions"
          hidden={!isShown}
          className="absolute inset-x-0 top-full z-30 mt-2 overflow-hidden rounded-md bg-surface py-1 shadow-floating"
        >
          {options.map(({ kind, text }, index) => (
            <div
              key={`${kind} ${text}`}
              id={`${listId}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              className={classNames(
                'flex min-h-11 cursor-pointer items-center justify-between gap-3 px-4',
                index === active && 'bg-blue-soft',
              )}
              // Before the field loses its focus, which would close the list.
              onPointerDown={(event) => {
                event.preventDefault()
                choose(text)
              }}
            >
              <span className="min-w-0 truncate text-ink">{text}</span>
              <span className={classNames('text-sm', index === active ? 'text-ink' : 'text-muted')}>
                {kindLabels[kind]}
              </span>
            </div>
          ))}
        </div>
      )}
    </div>
  )
}
