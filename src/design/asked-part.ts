// A part that somebody pressed a button for, and whose code comes only then.
import type { ComponentType } from 'react'
import { isOldTab } from '#http/client/old-tab.ts'
import { latePart } from './late-part.ts'
import { offerReload } from './offer-reload.ts'
import { dismissToast, showToast } from './toast-store.ts'

const comesLater = 'Please check your connection. It opens when the line is back.'

/** It is asked for again meanwhile, and what was said goes when it is there. */
export function askedPart<Props>(load: () => Promise<ComponentType<Props>>) {
  let told = 0
  return latePart(async () => {
    try {
      const part = await load()
      dismissToast(told)
      return part
    } catch (error) {
      if (await isOldTab()) offerReload()
      else told ||= showToast({ title: 'This did not load', description: comesLater, variant: 'destructive' })
      throw error
    }
  })
}
