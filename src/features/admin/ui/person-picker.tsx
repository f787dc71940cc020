// Finds a person by name or e-mail and lets one be chosen.
import { useQuery } from '@tanstack/react-query'
import { useEffect, useId, useState } from 'react'
import { TextField } from '#design/field.tsx'
import type { User } from '#features/accounts/account.schema.ts'
import { errorText } from '#http/client/call-api.ts'
import { everybody, usersQuery } from './people.api.ts'
import { PlanBadge } from './plan-badge.tsx'

const mostShown = 6
/** Typing goes on meanwhile: what is asked for is what has stood for a moment. */
const restMs = 250

function useRested(text: string): string {
  const [rested, setRested] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), restMs)
    return () => clearTimeout(timer)
  }, [text])
  return rested
}

type Search = { search: string; isFetching: boolean; error: unknown; found: number; more: number }

/** That nobody is found is said only when somebody has really looked. */
export function sayFound({ search, isFetching, error, found, more }: Search): string {
  if (search === '') return 'Type a name or an e-mail address.'
  if (found > 0) return more > 0 ? `${more} more: type a little more.` : ''
  if (isFetching) return ''
  return error ? errorText(error, 'People could not be looked for. Please check your connection.') : 'Nobody found.'
}

type Props = { label: string; initial: string; chosen: User | null; onChoose: (user: User | null) => void }

export function PersonPicker({ label, initial, chosen, onChoose }: Props) {
  const name = useId()
  const [text, setText] = useState(initial)
  const search = useRested(text.trim())
  const { data, isFetching, error } = useQuery({
    ...usersQuery({ ...everybody, search }),
    enabled: search !== '',
  })
  const found = search === '' ? [] : (data?.users ?? []).slice(0, mostShown)
  const more = (data?.total ?? 0) - found.length
  return (
    <div className="grid gap-3">
      <TextField
        label={label}
        type="search"
        autoComplete="off"
        maxLength={200}
        autoFocus
        value={text}
        onChange={({ target }) => {
          setText(target.value)
          onChoose(null)
        }}
      />
      <p role="status" className="text-sm text-muted">
        {sayFound({ search, isFetching, error, found: found.length, more })}
      </p>
      {found.length > 0 && (
        <fieldset className="grid gap-2">
          <legend className="sr-only">People found</legend>
          {found.map((user) => (
            <label
              key={user.id}
              className="flex min-h-11 cursor-pointer items-center gap-3 rounded-md border border-line bg-surface px-3 py-2 hover:bg-hover has-checked:border-link"
            >
              <input
                type="radio"
                name={name}
                className="size-5 flex-none accent-(--link)"
                checked={chosen?.id === user.id}
                onChange={() => onChoose(user)}
              />
              <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">
                <bdi className="font-semibold">{user.username}</bdi>
                <span className="block text-sm text-muted">{user.email}</span>
              </span>
              <PlanBadge user={user} />
            </label>
          ))}
        </fieldset>
      )}
    </div>
  )
}
