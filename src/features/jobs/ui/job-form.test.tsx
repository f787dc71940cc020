// The form of a listing: what its fields are called, how they complain, and what they keep.
import type { ReactNode } from 'react'
import { type FieldErrors, FormProvider, useForm } from 'react-hook-form'
import { expect, test } from 'vitest'
import { draw } from '#testing/draw.tsx'
import { aWrittenJob } from '#testing/jobs.ts'
import { bare } from '../pay/pay.schema.ts'
import { CompanyFields } from './job-form-company.tsx'
import type { JobFormValues } from './job-form-values.ts'
import { WorkFields } from './job-form-work.tsx'
import { PayFields } from './pay-fields.tsx'
import { toForm } from './with-job.tsx'

type Props = { values?: Partial<JobFormValues>; errors?: FieldErrors<JobFormValues>; children: ReactNode }

function InForm({ values = {}, errors = {}, children }: Props) {
  const form = useForm<JobFormValues>({ defaultValues: values, errors })
  return <FormProvider {...form}>{children}</FormProvider>
}

const drawWork = (props: Omit<Props, 'children'>) =>
  draw(
    <InForm {...props}>
      <WorkFields />
    </InForm>,
  )

test('a missing type is told by each of its boxes', () => {
  const html = drawWork({ errors: { jobType: { type: 'custom', message: 'Job type is required' } } })
  const [, errorId] = /<p id="([^"]+)"[^>]*>Job type is required</.exec(html) ?? []
  const boxes = html.match(/<input[^>]* name="jobType"[^>]*>/g) ?? []
  expect(boxes).toHaveLength(3)
  for (const box of boxes) {
    expect(box).toContain('aria-invalid="true"')
    expect(box).toContain(`aria-describedby="${errorId}"`)
  }
})

test('the types are one field by its label, and each box says which it is', () => {
  const html = drawWork({})
  const [, labelId] = /<fieldset aria-labelledby="([^"]+)"/.exec(html) ?? []
  expect(html).toMatch(new RegExp(`<legend id="${labelId}"[^>]*>Job Type</legend>`))
  const boxes = html.match(/<input[^>]* name="jobType"[^>]*>/g) ?? []
  expect(boxes.map((box) => / value="([^"]+)"/.exec(box)?.[1])).toEqual(['job', 'volunteer', 'internship'])
})

test('pay that disagrees with the tick is told by its kind', () => {
  const message = '“Paid position” and the kind of pay say different things'
  const html = draw(
    <InForm values={{ pay: bare('unpaid') }} errors={{ pay: { type: 'server', message } }}>
      <PayFields known={undefined} />
    </InForm>,
  )
  const [, errorId] = /<p id="([^"]+)"[^>]*>“Paid position”/.exec(html) ?? []
  const kind = /<select[^>]* name="pay.class"[^>]*>/.exec(html)?.[0]
  expect(kind).toContain('aria-invalid="true"')
  expect(kind).toContain(`aria-describedby="${errorId}"`)
  expect(html.split(message)).toHaveLength(2)
})

test('a work type in words of its own is among the choices, so that it is seen and stays', () => {
  const drawn = (workType: string | null) => drawWork({ values: toForm(aWrittenJob({ workType })) })
  expect(drawn('seasonal')).toContain('<option value="seasonal">seasonal</option>')
  expect(drawn('part-time').match(/<option value="part-time"/g)).toHaveLength(1)
  expect(drawn(null)).not.toContain('<option value="null"')
})

test('the logo is called as the API calls it', () => {
  const html = draw(
    <InForm>
      <CompanyFields companies={[]} />
    </InForm>,
  )
  expect(html).toMatch(/<input[^>]* type="file"[^>]* name="companyLogo"/)
})
