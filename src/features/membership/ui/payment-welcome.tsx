// After paying: until when it lasts, and what to do first.
import type { ReactNode } from 'react'
import { buttonClasses } from '#design/button.tsx'
import { Dialog } from '#design/dialog.tsx'
import { SiteLink } from '#design/site-link.tsx'
import { writeDay, writeNumber } from '#shared/plain-writing.ts'

type Props = { end: Date; total: number | null; newsletter: ReactNode; onClose: () => void }

export function PaymentWelcome({ end, total, newsletter, onClose }: Props) {
  const next = buttonClasses({ variant: 'outline', block: true })
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Welcome aboard"
      description={`Your payment has arrived. Everything is open to you until ${writeDay(end)}; a receipt is in your mail.`}
    >
      <div className="grid gap-3">
        <SiteLink to="/" hash="jobs" onClick={onClose} className={buttonClasses({ variant: 'primary', block: true })}>
          {total && total > 1 ? `See all ${writeNumber(total)} opportunities` : 'See all opportunities'}
        </SiteLink>
        <SiteLink to="/guide" onClick={onClose} className={next}>
          Open the guide
        </SiteLink>
        <SiteLink to="/account" search={{ tab: 'pricing' }} hash="your-part" onClick={onClose} className={next}>
          Choose your NGO
        </SiteLink>
      </div>
      <div className="mt-5 border-t border-line pt-3">{newsletter}</div>
    </Dialog>
  )
}
