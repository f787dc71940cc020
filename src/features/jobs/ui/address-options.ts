// How a field for a web address is read: what people leave out is added, and shown when they leave the field.
import { completedAddress } from '../job.rules.ts'

type Left = { target: { value: string } }

export function addressOptions(show: (address: string) => void) {
  return {
    setValueAs: (value: string | null) => (value ? completedAddress(value) : value),
    onBlur: ({ target }: Left) => show(completedAddress(target.value)),
  }
}
