// How an address is named where something is counted by it: a hash with a key of ours, which tells nobody the address.
import type { Deps } from '#platform/deps.ts'
import { emailKey } from '#shared/form-fields.ts'

export function countedAddress({ keys }: Pick<Deps, 'keys'>, email: string): Promise<string> {
  return keys.sign('counted-address', emailKey(email))
}
