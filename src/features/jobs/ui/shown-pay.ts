// Which numbers of pay the form shows for each kind of it.
import type { PayClass } from '../pay/pay.rules.ts'
import type { Pay } from '../pay/pay.schema.ts'

export const showsAmount = (kind: PayClass | undefined): boolean => kind === 'salary' || kind === 'stipend'
export const showsFee = (kind: PayClass | undefined): boolean => kind === 'participant_pays'

/** What is not shown is not kept: nobody could correct it. */
export function onlyShown(pay: Pay): Pay {
  return {
    ...pay,
    ...(showsAmount(pay.class) ? {} : { min: null, max: null, currency: null, period: null }),
    ...(showsFee(pay.class) ? {} : { fee: null, feeCurrency: null }),
  }
}
