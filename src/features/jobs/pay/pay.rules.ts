// The kinds of pay there are, and what follows from them.

export const payClasses = ['salary', 'stipend', 'board_lodging', 'unpaid', 'participant_pays', 'not_stated'] as const
export type PayClass = (typeof payClasses)[number]

export const payPeriods = ['hour', 'day', 'week', 'month', 'year', 'total'] as const
export type PayPeriod = (typeof payPeriods)[number]

export const inKinds = ['board', 'lodging', 'travel', 'training', 'insurance'] as const
export type InKind = (typeof inKinds)[number]

export const payClassLabels: Record<PayClass, string> = {
  salary: 'Salary',
  stipend: 'Stipend',
  board_lodging: 'Board and lodging',
  unpaid: 'Unpaid',
  participant_pays: 'You pay to take part',
  not_stated: 'Pay not stated',
}

/** Whether a position of that kind counts as paid; null where nothing was said. */
export function isPaidBy(payClass: PayClass): boolean | null {
  return payClass === 'not_stated' ? null : payClass === 'salary' || payClass === 'stipend'
}

export const payPeriodLabels: Record<PayPeriod, string> = {
  hour: 'an hour',
  day: 'a day',
  week: 'a week',
  month: 'a month',
  year: 'a year',
  total: 'in all',
}

export const inKindLabels: Record<InKind, string> = {
  board: 'Food',
  lodging: 'Lodging',
  travel: 'Travel',
  training: 'Training',
  insurance: 'Insurance',
}
