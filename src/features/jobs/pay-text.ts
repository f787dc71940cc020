// Reads salary texts: certain or nothing.
import { bare, type Pay } from './pay.schema.ts'

export function readPay(text: string | null, _country: string | null): Pay | null {
  return /^\s*unpaid\s*$/i.test(text ?? '') ? bare('unpaid') : null
}
