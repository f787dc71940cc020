// What a person reads about a value that a rule refused without a sentence of its own.
import type { z } from 'zod'

type RawIssue = z.core.$ZodRawIssue

const required = 'Please fill this in'

const kinds: Record<string, string> = {
  string: 'Please enter a text',
  number: 'Please enter a number',
  int: 'Please enter a whole number',
  boolean: 'Please answer yes or no',
  array: 'Please give a list',
  object: 'Please give all parts of this',
  date: 'Please enter a date',
}

const formats: Record<string, string> = {
  email: 'Please enter an e-mail address',
  url: 'Please enter a web address',
  uuid: 'This does not exist',
  datetime: 'Please enter a date and a time',
  date: 'Please enter a date',
}

/** For Zod's `error` option: asked only where the schema says nothing itself. */
export function plainError(issue: RawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined || issue.input === null ? required : (kinds[issue.expected] ?? notPossible)
    case 'invalid_value':
      return issue.values.length > 1 ? 'Please choose one of the offered values' : notPossible
    case 'too_small':
      return limit(issue.origin, 'At least', Number(issue.minimum), issue.inclusive === false)
    case 'too_big':
      return limit(issue.origin, 'At most', Number(issue.maximum), issue.inclusive === false)
    case 'not_multiple_of':
      return Number(issue.divisor) === 1 ? 'Please enter a whole number' : `Please enter a multiple of ${issue.divisor}`
    case 'invalid_format':
      return formats[issue.format] ?? 'Please look at how this is written'
    case 'unrecognized_keys':
      return 'Unknown field'
    default:
      return notPossible
  }
}

/** What is said where there is nothing better to say. */
export const notPossible = 'This value is not possible here'

function limit(origin: string, words: 'At least' | 'At most', bound: number, isOpen: boolean): string {
  if (origin === 'string') return bound === 1 && words === 'At least' ? required : `${words} ${bound} characters`
  if (origin === 'array' || origin === 'set') return `${words} ${bound} ${bound === 1 ? 'entry' : 'entries'}`
  if (isOpen) return `${words === 'At least' ? 'More than' : 'Less than'} ${bound}`
  return `${words} ${bound}`
}
