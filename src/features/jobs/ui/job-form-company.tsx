// Who offers it. Known organisations are suggested; choosing one brings its logo and website along and links it.
import { useCallback, useEffect, useId, useRef } from 'react'
import { useFormContext } from 'react-hook-form'
import { TextField } from '#design/field.tsx'
import { PictureUpload } from '#features/uploads/ui/picture-upload.part.tsx'
import { maxUploadBytes, sizedPath } from '#features/uploads/upload.rules.ts'
import type { Company } from '../company.schema.ts'
import { addressOptions } from './address-options.ts'
import { CompanyLogo } from './company-logo.tsx'
import type { JobFormValues } from './job-form-values.ts'

type Props = {
  companies: Company[]
  isDraft?: boolean | undefined
  /** A new listing may bring a new organisation. */
  mayRemember?: boolean | undefined
}

type Brought = 'companyLogo' | 'companyWebsite'

export function CompanyFields({ companies, isDraft, mayRemember }: Props) {
  const { register, getFieldState, getValues, setValue, watch, formState } = useFormContext<JobFormValues>()
  const { errors } = formState
  const listId = useId()
  const [logo, name, companyId] = watch(['companyLogo', 'company', 'companyId'])

  const brought = useRef(new Map<Brought, { was: string; is: string }>())
  const takeOver = useCallback(
    (typed: string) => {
      const known = companies.find((company) => company.name.toLowerCase() === typed.trim().toLowerCase())
      setValue('companyId', known?.id ?? null, { shouldDirty: true })
      // What came with a name goes with it: who types one organisation may be on the way to another.
      for (const [field, { was, is }] of brought.current)
        if (getValues(field) === is) setValue(field, was, { shouldDirty: true })
      brought.current.clear()
      const bring = (field: Brought, value: string | null | undefined) => {
        if (!value) return
        brought.current.set(field, { was: getValues(field) ?? '', is: value })
        setValue(field, value, { shouldDirty: true, shouldValidate: true })
      }
      bring('companyLogo', known?.logo)
      bring('companyWebsite', known?.website)
    },
    [companies, getValues, setValue],
  )

  // The organisations may arrive after a name was typed, or read.
  useEffect(() => {
    const isNew = isDraft || getFieldState('company').isDirty
    if (companies.length > 0 && isNew && !getValues('companyId')) takeOver(getValues('company'))
  }, [companies, isDraft, getFieldState, getValues, takeOver])

  return (
    <div className="grid gap-5">
      <TextField
        label="Company Name"
        required
        list={listId}
        autoComplete="off"
        {...register('company', { onChange: (event) => takeOver(event.target.value) })}
        error={errors.company?.message}
      />
      <datalist id={listId}>
        {companies.map(({ id, name: each }) => (
          <option key={id} value={each} />
        ))}
      </datalist>
      <TextField
        label="Company Website"
        type="url"
        placeholder="https://"
        {...register(
          'companyWebsite',
          addressOptions((address) => setValue('companyWebsite', address)),
        )}
        error={errors.companyWebsite?.message}
      />
      <PictureUpload
        label="Company Logo"
        name="companyLogo"
        required={!isDraft}
        buttonText={logo ? 'Choose another' : 'Choose a logo'}
        current={logo ? sizedPath(logo, 192) : null}
        maxBytes={maxUploadBytes}
        error={errors.companyLogo?.message}
        preview={(src) =>
          src?.startsWith('blob:') ? (
            <img src={src} alt="" className="size-24 rounded-md border border-line bg-white object-contain" />
          ) : (
            <CompanyLogo company={name ?? ''} logo={logo ?? null} size="lg" />
          )
        }
        onUploaded={(path) => setValue('companyLogo', path, { shouldDirty: true, shouldValidate: true })}
      />
      {mayRemember && name?.trim() && !companyId && (
        <TextField
          label="Contact e-mail of the organisation"
          type="email"
          autoComplete="off"
          hint={`${name.trim()} is new here. With an e-mail we remember it, with its website and logo, for the next listing.`}
          {...register('companyContact')}
          error={errors.companyContact?.message}
        />
      )}
    </div>
  )
}
