// Shares a listing: by the device's own means, else by copying the link.
import { showToast } from '#design/toast-store.ts'

type Shared = { id: string; title: string; company: string }

export async function shareJob({ id, title, company }: Shared): Promise<void> {
  // The listing's own address: how somebody came here is nothing to pass on.
  const url = `${window.location.origin}/jobs/${id}`
  if (typeof navigator.share === 'function') {
    const share = navigator.share({ title: `${title}, ${company}`, url })
    // Closing the device's sheet without choosing is no failure.
    const isSettled = await share.then(
      () => true,
      (error: unknown) => error instanceof DOMException && error.name === 'AbortError',
    )
    if (isSettled) return
  }
  try {
    await navigator.clipboard.writeText(url)
    showToast({ title: 'Link copied', description: 'Paste it wherever you like.' })
  } catch {
    showToast({ title: 'Copy this link', description: url })
  }
}
