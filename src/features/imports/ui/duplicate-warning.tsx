// Says while a listing is written that it may be there already. It never holds anybody back.
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Alert } from '#design/alert.tsx'
import type { DuplicateSearch } from '../import.schema.ts'
import { DuplicateList } from './duplicate-list.tsx'
import { duplicatesQuery } from './imports.api.ts'

const pauseMs = 400

export function DuplicateWarning({ title = '', company = '', jobUrl = '' }: Partial<DuplicateSearch>) {
  const asked = useSettled(JSON.stringify({ title: title.trim(), company: company.trim(), jobUrl: jobUrl.trim() }))
  const search: DuplicateSearch = JSON.parse(asked)
  const isEnough = search.jobUrl.length > 8 || (search.title.length > 2 && search.company.length > 1)
  const { data } = useQuery({
    ...duplicatesQuery(search),
    enabled: isEnough,
    placeholderData: keepPreviousData,
    gcTime: 0,
  })
  const duplicates = isEnough ? (data?.duplicates ?? []) : []
  return (
    <div role="status">
      {duplicates.length > 0 && (
        <Alert kind="warning" title="This may be on the board already">
          <DuplicateList duplicates={duplicates} />
        </Alert>
      )}
    </div>
  )
}

/** The value once it has rested. */
function useSettled(value: string): string {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseMs)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
