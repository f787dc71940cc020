// Listings that a draft may be another copy of, each with why and a way to look at it.
import { SiteLink } from '#design/site-link.tsx'
import type { Duplicate } from '../import.schema.ts'

const whys: Record<Duplicate['why'], string> = {
  address: 'same address',
  title: 'same organisation, nearly the same title',
}

export function DuplicateList({ duplicates }: { duplicates: Duplicate[] }) {
  return (
    <ul className="mt-1 grid gap-1">
      {duplicates.map(({ id, title, company, why }) => (
        <li key={id}>
          <SiteLink to="/jobs/$id" params={{ id }} target="_blank" className="underline">
            {title}
          </SiteLink>
          , {company} ({whys[why]})
        </li>
      ))}
    </ul>
  )
}
