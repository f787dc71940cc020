// What the form reads of the texts in it, as the server will: of the listing that is edited, what is stored of it.
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { useWatch } from 'react-hook-form'
import type { Place } from '#features/places/place.schema.ts'
import { readPlaceQuery } from '#features/places/ui/places.api.ts'
import { isPayRead, type KnownFacts } from '../known-facts.rules.ts'
import type { Pay } from '../pay/pay.schema.ts'
import { readPay } from '../pay/pay-text.ts'
import type { JobFormValues } from './job-form-values.ts'

export function useReadPlace(known: KnownFacts | undefined): Place | null {
  const location = useWatch<JobFormValues, 'location'>({ name: 'location' })
  const isAsStored = known !== undefined && location === known.location
  const asked = useDeferredValue(location?.trim() ?? '')
  const reading = useQuery({ ...readPlaceQuery(asked), enabled: !isAsStored && asked !== '' })
  return isAsStored ? known.place : (reading.data?.place ?? null)
}

/** A sign stands for the money of the country: of the one that was said, else of the one that was read. */
export function useReadPay(known: KnownFacts | undefined): Pay | null {
  const [salary, said] = useWatch<JobFormValues, ['salary', 'place']>({ name: ['salary', 'place'] })
  const read = useReadPlace(known)
  const place = said === undefined ? read : said
  const isSaid = known !== undefined && (salary ?? '') === (known.salary ?? '') && !isPayRead(known)
  return isSaid ? known.pay : readPay(salary ?? null, place?.country ?? null)
}
