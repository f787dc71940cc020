// A quiet way to say that something is wrong with a listing.
import { Suspense, useState } from 'react'
import { askedPart } from '#design/asked-part.ts'
import { Button, buttonClasses } from '#design/button.tsx'
import { FlagIcon } from '#design/icons.tsx'
import { SignInLink } from '#features/accounts/ui/sign-in-link.part.tsx'

// Rarely opened.
const ReportListingDialog = askedPart(async () => (await import('./report-listing-dialog.tsx')).ReportListingDialog)

const quiet = '-ml-3 text-muted'

/** Whoever has the link may see it, and with an account say what is wrong with it. */
export function ReportListing({ jobId, isSignedIn }: { jobId: string; isSignedIn: boolean }) {
  return (
    <div className="mt-8 print:hidden">
      {isSignedIn ? (
        <ReportButton jobId={jobId} />
      ) : (
        <SignInLink className={buttonClasses({ variant: 'ghost', size: 'sm', className: quiet })}>
          <FlagIcon />
          Report this listing
        </SignInLink>
      )}
    </div>
  )
}

function ReportButton({ jobId }: { jobId: string }) {
  const [isOpen, setOpen] = useState(false)
  const [wasOpened, setOpened] = useState(false)
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        className={quiet}
        onClick={() => {
          setOpened(true)
          setOpen(true)
        }}
      >
        <FlagIcon />
        Report this listing
      </Button>
      <Suspense>{wasOpened && <ReportListingDialog jobId={jobId} open={isOpen} onOpenChange={setOpen} />}</Suspense>
    </>
  )
}
