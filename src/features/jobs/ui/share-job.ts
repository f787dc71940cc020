// Shares a listing: by the device's own means, else by copying the link.
import { showToast } from '#design/toast-store.ts'

export async function shareJob({ title, company }: { title: string; company: string }): Promise<void> {
  const url = window.location.href
  if (typeof navigator.share === 'function') {
    // Closing the device's sheet without choosing is no failure.
    return navigator.share({ title: `${title}, ${company}`, url }).catch(() => undefined)
  }
  try {
    await navigator.clipboard.writeText(url)
    showToast({ title: 'Link copied', description: 'Paste it wherever you like.' })
  } catch {
    showToast({ title: 'Copy this link', description: url })
  }
}
