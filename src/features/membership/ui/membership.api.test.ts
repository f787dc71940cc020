// What pages read of a membership.
import { QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { makeQueryClient } from '#http/client/api-query.ts'
import { membershipQuery } from './membership.api.ts'

test('where to pay is asked for whenever the dialog opens: the address it is filled in with may be another one by then', async () => {
  let asked = 0
  const client = makeQueryClient(async () => ({ paymentUrl: `/pay?prefilled_email=${++asked}`, ngo: null }))
  for (const opened of [1, 2]) {
    const dialog = new QueryObserver(client, membershipQuery)
    const close = dialog.subscribe(() => undefined)
    await expect.poll(() => dialog.getCurrentResult().data?.paymentUrl).toBe(`/pay?prefilled_email=${opened}`)
    close()
  }
})
