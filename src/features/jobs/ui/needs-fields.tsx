// What an applicant must have, in the form: what stands in the texts is offered, never stored unasked.
import { Controller, useFormContext, useWatch } from 'react-hook-form'
import { Button } from '#design/button.tsx'
import { Checkbox } from '#design/checkbox.tsx'
import { SelectField } from '#design/select.tsx'
import { toggled } from '../board-search.rules.ts'
import { certificateName, certificates, visaLabels, visas } from '../needs/needs.rules.ts'
import { languageCodes, languageName, type Needs } from '../needs/needs.schema.ts'
import { readNeeds } from '../needs/needs-text.ts'
import type { JobFormValues } from './job-form-values.ts'

const none: Needs = { certificates: [], languages: [], visa: 'not_stated' }

export function NeedsFields() {
  const { control, setValue } = useFormContext<JobFormValues>()
  const [requirements, description] = useWatch<JobFormValues, ['requirements', 'description']>({
    name: ['requirements', 'description'],
  })
  const offered = readNeeds([requirements, description].filter(Boolean).join('\n'))
  const use = (needs: Needs) => setValue('needs', needs, { shouldDirty: true })
  return (
    <fieldset>
      <legend className="mb-3 text-lg font-semibold">Needs</legend>
      <Controller
        control={control}
        name="needs"
        render={({ field }) => <OwnNeeds needs={field.value ?? none} offered={offered} onChange={use} />}
      />
    </fieldset>
  )
}

type OwnProps = { needs: Needs; offered: Needs | null; onChange: (needs: Needs) => void }

function OwnNeeds({ needs, offered, onChange }: OwnProps) {
  const isTaken = offered && JSON.stringify(offered) === JSON.stringify(needs)
  return (
    <div className="grid gap-5">
      {offered && !isTaken && (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-md bg-hover px-4 py-2">
          <span>
            In the text: <strong>{sayNeeds(offered)}</strong>
          </span>
          <Button variant="link" size="sm" onClick={() => onChange(offered)}>
            Use these
          </Button>
        </p>
      )}
      <fieldset>
        <legend className="text-sm font-semibold">Certificates</legend>
        <div className="columns-1 gap-6 sm:columns-2 lg:columns-3">
          {certificates.map(({ code, name }) => (
            <Checkbox
              key={code}
              label={name}
              className="break-inside-avoid"
              checked={needs.certificates.includes(code)}
              onChange={() => onChange({ ...needs, certificates: toggled(needs.certificates, code) ?? [] })}
            />
          ))}
        </div>
      </fieldset>
      <div className="grid gap-5 sm:grid-cols-2">
        <div>
          <SelectField
            label="Languages"
            value=""
            options={[
              { value: '', label: 'Add a language' },
              ...languages.filter(({ value }) => !needs.languages.includes(value)),
            ]}
            onChange={({ target }) => onChange({ ...needs, languages: toggled(needs.languages, target.value) ?? [] })}
          />
          {needs.languages.map((code) => (
            <Checkbox
              key={code}
              label={languageName(code)}
              checked
              onChange={() => onChange({ ...needs, languages: toggled(needs.languages, code) ?? [] })}
            />
          ))}
        </div>
        <SelectField
          label="Visa"
          value={needs.visa}
          options={visas.map((value) => ({ value, label: visaLabels[value] }))}
          onChange={({ target }) =>
            onChange({ ...needs, visa: visas.find((each) => each === target.value) ?? 'not_stated' })
          }
        />
      </div>
    </div>
  )
}

const languages = languageCodes
  .map((value) => ({ value, label: languageName(value) }))
  .sort((one, other) => one.label.localeCompare(other.label, 'en'))

function sayNeeds({ certificates: codes, languages: spoken, visa }: Needs): string {
  const said = [...codes.map(certificateName), ...spoken.map(languageName)]
  return [...said, ...(visa === 'not_stated' ? [] : [visaLabels[visa]])].join(', ')
}
