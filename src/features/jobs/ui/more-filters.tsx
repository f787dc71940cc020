// Filters by what listings say: pay, place, needs and days. Loaded when a member has the filters before them.
import { SelectField } from '#design/select.tsx'
import type { Facets } from '../board.schema.ts'
import { type BoardSearch, toggled } from '../board-search.rules.ts'
import { factName } from '../fact-names.ts'
import { certificates, visas } from '../needs/needs.rules.ts'
import { languageCodes, languageName } from '../needs/needs.schema.ts'
import { ChoiceGroup } from './choice-group.tsx'
import { PayFilter } from './pay-filter.tsx'

type Props = {
  /** Tells the fields of a sheet from those beside the list. */
  place: string
  filters: BoardSearch
  facets: Facets | undefined
  now: Date
  onChange: (change: Partial<BoardSearch>) => void
}

export function MoreFilters({ place, filters, facets, now, onChange }: Props) {
  const group = (name: 'mode' | 'country' | 'sea' | 'experienceLevel', title: string) => (
    <ChoiceGroup
      id={`${place}-${name}`}
      title={title}
      chosen={filters[name]}
      counts={facets?.[name] ?? {}}
      nameOf={(code) => factName(name, code)}
      onChange={(chosen) => onChange({ [name]: chosen })}
    />
  )
  return (
    <>
      <PayFilter
        id={`${place}-pay-class`}
        chosen={filters.payClass}
        facets={facets}
        onChange={(payClass) => onChange({ payClass })}
      />
      {group('country', 'Country')}
      {group('sea', 'Sea')}
      {group('mode', 'Where the work is done')}
      {group('experienceLevel', 'Experience')}
      <SelectField
        id={`${place}-closing`}
        label="Closing"
        name="closesBefore"
        value={filters.closesBefore ?? ''}
        options={closingOptions(now, filters.closesBefore)}
        onChange={({ target }) => onChange({ closesBefore: target.value || undefined })}
      />
      <AddOne
        id={`${place}-certificate`}
        label="I have"
        placeholder="Add a certificate"
        options={certificates.map(({ code, name }) => ({ value: code, label: name }))}
        chosen={filters.certificate}
        onChange={(certificate) => onChange({ certificate })}
      />
      <AddOne
        id={`${place}-language`}
        label="I speak"
        placeholder="Add a language"
        options={languages}
        chosen={filters.language}
        onChange={(language) => onChange({ language })}
      />
      <SelectField
        id={`${place}-visa`}
        label="Visa"
        name="visa"
        value={filters.visa?.length === 1 ? filters.visa[0]! : ''}
        options={[
          { value: '', label: 'Any' },
          ...visas.slice(0, 2).map((value) => ({ value, label: factName('visa', value) })),
        ]}
        onChange={({ target }) => onChange({ visa: visas.filter((each) => each === target.value) })}
      />
    </>
  )
}

const languages = languageCodes
  .map((value) => ({ value, label: languageName(value) }))
  .sort((one, other) => one.label.localeCompare(other.label, 'en'))

const day = 86_400_000

/** What is in the address stays a choice, even when it is none of ours. */
function closingOptions(now: Date, chosen: string | undefined) {
  const after = (days: number) => new Date(now.getTime() + days * day).toISOString().slice(0, 10)
  const ours = [
    { value: '', label: 'Any time' },
    { value: after(7), label: 'Within a week' },
    { value: after(14), label: 'Within two weeks' },
    { value: after(30), label: 'Within a month' },
  ]
  const isOurs = !chosen || ours.some(({ value }) => value === chosen)
  return isOurs ? ours : [...ours, { value: chosen, label: `Until ${chosen}` }]
}

type AddOneProps = {
  id: string
  label: string
  placeholder: string
  options: readonly { value: string; label: string }[]
  chosen: readonly string[] | undefined
  onChange: (chosen: string[] | undefined) => void
}

/** Of a long list: each choice is added, and stands above the listings, where it can be taken away. */
function AddOne({ id, label, placeholder, options, chosen = [], onChange }: AddOneProps) {
  return (
    <SelectField
      id={id}
      label={label}
      value=""
      options={[
        { value: '', label: chosen.length > 0 ? `${placeholder} (${chosen.length} chosen)` : placeholder },
        ...options.filter(({ value }) => !chosen.includes(value)),
      ]}
      onChange={({ target }) => onChange(toggled(chosen, target.value))}
    />
  )
}
