// The place of a listing in its form: as it was read from the location, or as the operator says it.
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { Button } from '#design/button.tsx'
import { TextField } from '#design/field.tsx'
import { SelectField } from '#design/select.tsx'
import { countryCodes, countryName } from '#features/places/country.rules.ts'
import { modeLabels, modes } from '#features/places/place.rules.ts'
import { noPlace, type Place } from '#features/places/place.schema.ts'
import { seaName, seas } from '#features/places/sea.rules.ts'
import { readPlaceQuery } from '#features/places/ui/places.api.ts'
import type { KnownFacts } from '../known-facts.rules.ts'
import { type JobFormValues, orNothing } from './job-form-values.ts'
import { ReadChip } from './read-chip.tsx'
import { useReadPlace } from './read-facts.ts'

/** `Horta, Portugal · Macaronesia · On a vessel` */
function sayPlace({ city, country, sea, mode }: Place): string {
  const where = [city, country && countryName(country)].filter(Boolean).join(', ')
  return [where, sea && seaName(sea), mode && modeLabels[mode]].filter(Boolean).join(' · ')
}

export function PlaceFields({ known }: { known: KnownFacts | undefined }) {
  const { setValue, formState } = useFormContext<JobFormValues>()
  const place = useWatch<JobFormValues, 'place'>({ name: 'place' })
  const read = useReadPlace(known)
  const say = (next: Place | null | undefined) => setValue('place', next, { shouldDirty: true })
  return (
    <fieldset>
      <legend className="mb-3 text-lg font-semibold">Place</legend>
      {place ? (
        <OwnPlace onDone={() => say(undefined)} />
      ) : (
        <ReadChip
          what="place"
          text={place === null ? 'Nothing is said' : read && sayPlace(read)}
          onChange={() => say(read ?? { ...noPlace, mode: 'onsite' })}
        />
      )}
      {formState.errors.place?.message && (
        <p className="mt-2 text-sm font-medium text-red-ink">{String(formState.errors.place.message)}</p>
      )}
    </fieldset>
  )
}

const notSaid = { value: '', label: 'Not said' }
const modeOptions = [notSaid, ...modes.map((value) => ({ value, label: modeLabels[value] }))]
const seaOptions = [notSaid, ...seas.map(({ code, name }) => ({ value: code, label: name }))]
const countryOptions = [
  notSaid,
  ...countryCodes
    .map((value) => ({ value, label: countryName(value) }))
    .sort((one, other) => one.label.localeCompare(other.label, 'en')),
]

/** Another town lies at another point, where that is certain; the first one comes back with its town. */
function usePointOfTown(): void {
  const { getValues, setValue } = useFormContext<JobFormValues>()
  const [first] = useState(() => ({ ...noPlace, ...getValues('place') }))
  const [city, country] = useWatch<JobFormValues, ['place.city', 'place.country']>({
    name: ['place.city', 'place.country'],
  })
  const isFirst = (city ?? null) === first.city && (country ?? null) === first.country
  const text = city && country ? `${city}, ${countryName(country)}` : ''
  const reading = useQuery({ ...readPlaceQuery(text), enabled: !isFirst && text !== '' })
  const read = reading.data?.place
  const certain = read?.city && read.country === country ? read : noPlace
  const { lat, lon } = isFirst ? first : certain
  useEffect(() => {
    setValue('place.lat', lat)
    setValue('place.lon', lon)
  }, [lat, lon, setValue])
}

function OwnPlace({ onDone }: { onDone: () => void }) {
  usePointOfTown()
  const { register, formState } = useFormContext<JobFormValues>()
  const errors = formState.errors.place ?? {}
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <SelectField
        label="Where the work is done"
        options={modeOptions}
        {...register('place.mode', orNothing)}
        error={errors.mode?.message}
      />
      <SelectField
        label="Country"
        options={countryOptions}
        {...register('place.country', orNothing)}
        error={errors.country?.message}
      />
      <TextField label="Town" {...register('place.city', orNothing)} error={errors.city?.message} />
      <SelectField label="Sea" options={seaOptions} {...register('place.sea', orNothing)} error={errors.sea?.message} />
      <p>
        <Button variant="link" size="sm" onClick={onDone}>
          Leave the place to the text
        </Button>
      </p>
    </div>
  )
}
