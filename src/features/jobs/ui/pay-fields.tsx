// The pay of a listing in its form: as it was read, or as the operator says it.
import { useFormContext, useWatch } from 'react-hook-form'
import { Button } from '#design/button.tsx'
import { Checkbox } from '#design/checkbox.tsx'
import { TextField } from '#design/field.tsx'
import { SelectField } from '#design/select.tsx'
import type { KnownFacts } from '../known-facts.rules.ts'
import { currencyCodes } from '../pay/currencies.ts'
import { inKindLabels, inKinds, payClasses, payClassLabels, payPeriodLabels, payPeriods } from '../pay/pay.rules.ts'
import { bare, type Pay } from '../pay/pay.schema.ts'
import { payLabel } from '../pay/pay-label.ts'
import { type JobFormValues, orNothing } from './job-form-values.ts'
import { ReadChip } from './read-chip.tsx'
import { useReadPay } from './read-facts.ts'
import { onlyShown, showsAmount, showsFee } from './shown-pay.ts'

export function PayFields({ known }: { known: KnownFacts | undefined }) {
  const { setValue, formState } = useFormContext<JobFormValues>()
  const pay = useWatch<JobFormValues, 'pay'>({ name: 'pay' })
  const read = useReadPay(known)
  const say = (next: Pay | null | undefined) => setValue('pay', next, { shouldDirty: true, shouldValidate: false })
  return (
    <fieldset>
      <legend className="mb-3 text-lg font-semibold">Pay</legend>
      {pay ? (
        <OwnPay onDone={() => say(undefined)} />
      ) : (
        <ReadChip
          what="pay"
          text={pay === null ? 'Nothing is said' : read && payLabel(read)}
          onChange={() => say(read ?? bare('salary'))}
        />
      )}
      {!pay && formState.errors.pay?.message && (
        <p className="mt-2 text-sm font-medium text-red-ink">{String(formState.errors.pay.message)}</p>
      )}
    </fieldset>
  )
}

const asNumber = {
  setValueAs: (text: string | number | null | undefined) => {
    if (text === null || text === undefined || String(text).trim() === '') return null
    return Number(String(text).replace(/[\s,]/g, ''))
  },
}

const classOptions = payClasses.map((value) => ({ value, label: payClassLabels[value] }))
const currencyOptions = [
  { value: '', label: 'Currency' },
  ...currencyCodes.map((code) => ({ value: code, label: code })),
]
const periodOptions = [
  { value: '', label: 'Period' },
  ...payPeriods.map((value) => ({ value, label: payPeriodLabels[value] })),
]

function OwnPay({ onDone }: { onDone: () => void }) {
  const { register, formState, watch, getValues, setValue } = useFormContext<JobFormValues>()
  const errors = formState.errors.pay ?? {}
  const payClass = watch('pay.class')
  const showFields = () => {
    const pay = getValues('pay')
    if (pay) setValue('pay', onlyShown(pay), { shouldDirty: true })
  }
  return (
    <div className="grid gap-5">
      <SelectField
        label="Kind of pay"
        options={classOptions}
        {...register('pay.class', { onChange: showFields })}
        // What is said of the pay as a whole is said of its kind.
        error={errors.class?.message ?? errors.message}
      />
      {showsAmount(payClass) && (
        <div className="grid gap-5 sm:grid-cols-2 lg:grid-cols-4">
          <TextField label="From" inputMode="decimal" {...register('pay.min', asNumber)} error={errors.min?.message} />
          <TextField label="To" inputMode="decimal" {...register('pay.max', asNumber)} error={errors.max?.message} />
          <SelectField
            label="Currency"
            options={currencyOptions}
            {...register('pay.currency', orNothing)}
            error={errors.currency?.message}
          />
          <SelectField
            label="For"
            options={periodOptions}
            {...register('pay.period', orNothing)}
            error={errors.period?.message}
          />
        </div>
      )}
      {showsFee(payClass) && (
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField label="Fee" inputMode="decimal" {...register('pay.fee', asNumber)} error={errors.fee?.message} />
          <SelectField
            label="Currency of the fee"
            options={currencyOptions}
            {...register('pay.feeCurrency', orNothing)}
            error={errors.feeCurrency?.message}
          />
        </div>
      )}
      <div className="flex flex-wrap gap-x-6">
        {inKinds.map((kind) => (
          <Checkbox key={kind} label={inKindLabels[kind]} value={kind} {...register('pay.inKind')} />
        ))}
      </div>
      <p>
        <Button variant="link" size="sm" onClick={onDone}>
          Leave the pay to the text
        </Button>
      </p>
    </div>
  )
}
