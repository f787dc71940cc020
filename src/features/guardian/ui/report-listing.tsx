// A quiet way to say that something is wrong with a listing.
import { lazy, Suspense, useState } from 'react'
import { Button } from '#design/button.tsx'
import { FlagIcon } from '#design/icons.tsx'

// Rarely opened.
const ReportListingDialog = lazy(async () => ({
  default: (await import('./report-listing-dialog.tsx')).ReportListingDialog,
}))

export function ReportListing({ jobId }: { jobId: string }) {
  const [isOpen, setOpen] = useState(false)
  const [wasOpened, setOpened] = useState(false)
  return (
    <div className="mt-8 print:hidden">
      <Button
        variant="ghost"
        size="sm"
        className="-ml-3 text-muted"
        onClick={() => {
          setOpened(true)
          setOpen(true)
        }}
      >
        <FlagIcon />
        Report this listing
      </Button>
      <Suspense>{wasOpened && <ReportListingDialog jobId={jobId} open={isOpen} onOpenChange={setOpen} />}</Suspense>
    </div>
  )
}
