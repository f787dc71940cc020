// The form behind posting and editing: organisation, then the work. Leaving with unsaved changes asks first.
import type { ReactNode, RefObject } from 'react'
import { type DefaultValues, FormProvider, type Resolver, useForm } from 'react-hook-form'
import { Alert } from '#design/alert.tsx'
import { Button } from '#design/button.tsx'
import { Card } from '#design/card.tsx'
import { UnsavedChanges } from '#design/unsaved-changes.tsx'
import { showFieldErrors } from '#http/client/form-errors.ts'
import { rulesOf } from '#http/client/form-rules.ts'
import type { Company } from '../job.schema.ts'
import { CompanyFields } from './job-form-company.tsx'
import type { JobFormValues } from './job-form-values.ts'
import { WorkFields } from './job-form-work.tsx'

type Props = {
  title: string
  note?: string | undefined
  /** Posting and editing have rules and texts of their own. */
  schema: Parameters<typeof rulesOf>[0]
  defaults: DefaultValues<JobFormValues>
  companies: Company[]
  submitText: string
  pendingText: string
  isPending: boolean
  /** Set when the form is left because it has done its work. */
  isLeaving: RefObject<boolean>
  cancel: ReactNode
  onSubmit: (values: JobFormValues) => Promise<unknown>
}

export function JobForm(props: Props) {
  const { title, note, schema, defaults, companies, submitText, pendingText, isPending, isLeaving, cancel, onSubmit } =
    props
  const form = useForm<JobFormValues>({
    resolver: rulesOf(schema) as unknown as Resolver<JobFormValues>,
    defaultValues: defaults,
  })
  const submit = form.handleSubmit((values) => onSubmit(values).catch((error) => showFieldErrors(error, form.setError)))
  return (
    <FormProvider {...form}>
      <UnsavedChanges isUnsaved={form.formState.isDirty} isLeaving={isLeaving} />
      <form noValidate onSubmit={submit} className="page-width grid max-w-4xl gap-6 py-10 md:py-14">
        <h1 className="text-3xl">{title}</h1>
        {note && <Alert>{note}</Alert>}
        <p className="text-muted">Fields with * are required.</p>
        <Card as="section" padding="lg">
          <h2 className="mb-6 text-xl">Company Information</h2>
          <CompanyFields companies={companies} />
        </Card>
        <Card as="section" padding="lg">
          <h2 className="mb-6 text-xl">Job Details</h2>
          <WorkFields />
        </Card>
        <div className="flex flex-wrap justify-end gap-3">
          {cancel}
          <Button type="submit" variant="primary" pending={isPending} pendingText={pendingText}>
            {submitText}
          </Button>
        </div>
      </form>
    </FormProvider>
  )
}
