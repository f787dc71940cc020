// The form behind posting and editing: organisation, then the work. Leaving with unsaved changes asks first.
import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { type DefaultValues, FormProvider, type Resolver, useForm, useWatch } from 'react-hook-form'
import { Button } from '#design/button.tsx'
import { Card } from '#design/card.tsx'
import { UnsavedChanges } from '#design/unsaved-changes.tsx'
import { showFieldErrors } from '#http/client/form-errors.ts'
import { rulesOf } from '#http/client/form-rules.ts'
import type { Company } from '../company.schema.ts'
import type { KnownFacts } from '../known-facts.rules.ts'
import { onlyChanged } from './changed-fields.ts'
import { CompanyFields } from './job-form-company.tsx'
import { FactFields } from './job-form-facts.tsx'
import type { JobFormValues } from './job-form-values.ts'
import { WorkFields } from './job-form-work.tsx'
import { PublishTime } from './publish-time.tsx'

type Props = {
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
  /** Begun from what somebody else wrote: nothing of it is saved yet, and the logo may be missing. */
  isDraft?: boolean
  /** What is stored of the listing that is edited or copied. */
  known?: KnownFacts | undefined
  /** It may wait: saved as a draft, or with a time to go online. */
  mayWait?: boolean
  /** A draft that is edited: when it goes online, or null. It may be published with what is saved. */
  waitsUntil?: string | null | undefined
  /** What is said about the listing while it is written. */
  warn?: WarnOf | undefined
  /** Told whether something was typed that another draft in this form would wipe out. */
  onTyped?: ((isTyped: boolean) => void) | undefined
  /** An edit, which says what was changed. */
  onlyChanges?: boolean
  onSubmit: (values: JobFormValues) => Promise<unknown>
}

export type WarnOf = (job: Pick<JobFormValues, 'title' | 'company' | 'jobUrl'>) => ReactNode

/** The frame around the form: its heading, and what stands above it. */
export function JobFormPage({ title, top, children }: { title: string; top?: ReactNode; children: ReactNode }) {
  return (
    <div className="page-width grid max-w-4xl gap-6 py-10 md:py-14">
      <h1 className="text-3xl">{title}</h1>
      {top}
      {children}
    </div>
  )
}

/** For a button that stands elsewhere on the page. */
export const jobFormId = 'job-form'

export function JobForm(props: Props) {
  const {
    schema,
    defaults,
    companies,
    submitText,
    pendingText,
    isPending,
    isLeaving,
    cancel,
    isDraft,
    known,
    mayWait,
    waitsUntil,
    warn,
    onTyped,
    onlyChanges,
    onSubmit,
  } = props
  const form = useForm<JobFormValues>({
    resolver: rulesOf(schema) as unknown as Resolver<JobFormValues>,
    defaultValues: defaults,
    // It knows fields in the order of its parts, and a logo not at all.
    shouldFocusError: false,
  })
  const { isDirty, dirtyFields, defaultValues, submitCount } = form.formState
  useEffect(() => onTyped?.(isDirty), [onTyped, isDirty])
  const element = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (submitCount > 0) element.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [submitCount])
  const isSending = useRef(false)
  const send = (how: { draft?: boolean; publishAt?: null; active?: true }) => async (values: JobFormValues) => {
    // What is posted is not posted again while the next page is on its way.
    if (isSending.current || isLeaving.current) return
    isSending.current = true
    const sent = onlyChanges ? (onlyChanged(values, form.getValues(), defaultValues) as JobFormValues) : values
    const said = onlySaid(sent, dirtyFields.paidPosition || (isDraft && values.paidPosition))
    await onSubmit({ ...said, ...how }).catch((error) => showFieldErrors(error, form.setError))
    isSending.current = false
  }
  return (
    <FormProvider {...form}>
      <UnsavedChanges isUnsaved={isDraft || isDirty} isLeaving={isLeaving} />
      <form ref={element} id={jobFormId} noValidate onSubmit={form.handleSubmit(send({}))} className="grid gap-6">
        <p className="text-muted">Fields with * are required.</p>
        <Card as="section" padding="lg">
          <h2 className="mb-6 text-xl">Company Information</h2>
          <CompanyFields companies={companies} isDraft={isDraft} mayRemember={mayWait} />
        </Card>
        <Card as="section" padding="lg">
          <h2 className="mb-6 text-xl">Job Details</h2>
          <WorkFields />
        </Card>
        <FactFields known={known} />
        {mayWait && <PublishTime />}
        {waitsUntil !== undefined && <PublishTime known={waitsUntil} />}
        {warn && <Warning warn={warn} />}
        <div className="flex flex-wrap justify-end gap-3">
          {cancel}
          {mayWait && (
            <Button
              variant="outline"
              aria-disabled={isPending}
              onClick={() => void form.handleSubmit(send({ draft: true }))()}
            >
              Save as draft
            </Button>
          )}
          {waitsUntil !== undefined && (
            <Button
              variant="outline"
              aria-disabled={isPending}
              onClick={() => void form.handleSubmit(send({ draft: false, publishAt: null, active: true }))()}
            >
              Save and publish now
            </Button>
          )}
          <Button type="submit" variant="primary" pending={isPending} pendingText={pendingText}>
            {submitText}
          </Button>
        </div>
      </form>
    </FormProvider>
  )
}

/** Whether it is paid follows from the pay, unless somebody says so; what was not touched is left to the texts. */
function onlySaid(values: JobFormValues, isPaidSaid: boolean | undefined): JobFormValues {
  const { paidPosition, ...rest } = values
  return isPaidSaid ? { ...rest, paidPosition } : rest
}

/** Of its own, so that a letter typed draws this anew and not the whole form. */
function Warning({ warn }: { warn: WarnOf }) {
  const [title, company, jobUrl] = useWatch<JobFormValues, ['title', 'company', 'jobUrl']>({
    name: ['title', 'company', 'jobUrl'],
  })
  return warn({ title, company, jobUrl })
}
