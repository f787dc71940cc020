// Where a field came from, as a small word: beside the field, or listed for fields that have no line of their own.
import type { ReactNode } from 'react'
import { Badge } from '#design/badge.tsx'
import type { Tone } from '#design/tone.ts'
import type { ImportDraft, Source } from '../import.schema.ts'

const looks: Record<Source, { word: string; tone: Tone }> = {
  ats: { word: 'Hiring system', tone: 'green' },
  'json-ld': { word: 'JSON-LD', tone: 'green' },
  microdata: { word: 'Microdata', tone: 'green' },
  'open-graph': { word: 'Open Graph', tone: 'blue' },
  text: { word: 'Page text', tone: 'amber' },
  csv: { word: 'Table', tone: 'slate' },
}

const fieldNames: Record<string, string> = {
  title: 'Title',
  company: 'Organisation',
  companyWebsite: 'Website',
  companyLogo: 'Logo',
  location: 'Location',
  jobUrl: 'Address',
  jobType: 'Kind',
  workType: 'Work type',
  description: 'Description',
  requirements: 'Requirements',
  salary: 'Salary',
  pay: 'Pay',
  paidPosition: 'Paid position',
  place: 'Place',
  closesOn: 'Closing day',
  startsOn: 'Start',
  experienceLevel: 'Experience',
  applicationEmail: 'Application e-mail',
}

export function marksOf({ sources }: Pick<ImportDraft, 'sources'>): Record<string, ReactNode> {
  return Object.fromEntries(
    Object.entries(sources).map(([name, source]) => [name, <SourceMark key={name} source={source} />]),
  )
}

function SourceMark({ source }: { source: Source }) {
  const { word, tone } = looks[source]
  return (
    <Badge tone={tone}>
      <span className="sr-only">Filled in from: </span>
      {word}
    </Badge>
  )
}

/** Every source with the fields it gave. */
export function SourceList({ sources }: Pick<ImportDraft, 'sources'>) {
  const bySource = Map.groupBy(Object.entries(sources), ([, source]) => source)
  return (
    <ul className="grid gap-2">
      {[...bySource].map(([source, entries]) => (
        <li key={source} className="flex flex-wrap gap-x-1.5">
          <strong>{looks[source].word}:</strong>
          <span>{entries.map(([name]) => fieldNames[name] ?? name).join(', ')}</span>
        </li>
      ))}
    </ul>
  )
}
