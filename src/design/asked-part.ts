// A part that somebody pressed a button for, and whose code comes only then.
import type { ComponentType } from 'react'
import { isOldTab } from '#http/client/old-tab.ts'
import { latePart } from './late-part.ts'
import { dismissToast, showToast, type ToastInput } from './toast-store.ts'

const comesLater: ToastInput = {
  title: 'This did not load',
  description: 'Please check your connection. It opens when the line is back.',
  variant: 'destructive',
}
const comesNever: ToastInput = {
  title: 'The site has been updated',
  description: 'This page is from before. Reload it, then press again.',
  action: { label: 'Reload', onClick: () => window.location.reload() },
  // Nothing else leads on.
  duration: Number.POSITIVE_INFINITY,
}

/** It is asked for again meanwhile, and what was said goes when it is there. */
export function askedPart<Props>(load: () => Promise<ComponentType<Props>>) {
  let told = 0
  return latePart(async () => {
    try {
      const part = await load()
      dismissToast(told)
      return part
    } catch (error) {
      told ||= showToast((await isOldTab()) ? comesNever : comesLater)
      throw error
    }
  })
}
