// A part for other features' pages: the button that opens the payment dialog. The dialog's code comes with the first click.
import { lazy, Suspense, useState } from 'react'
import { Button, type ButtonProps } from '#design/button.tsx'
import { useHydrated } from '#design/hydrated.ts'

const PaymentDialog = lazy(async () => ({ default: (await import('./payment-dialog.tsx')).PaymentDialog }))

export function GetMembershipButton({
  children,
  ...look
}: Pick<ButtonProps, 'children' | 'variant' | 'size' | 'block'>) {
  const [isOpen, setOpen] = useState(false)
  // A click before the page has come to life would be lost.
  const isHydrated = useHydrated()
  return (
    <>
      <Button variant="primary" {...look} disabled={!isHydrated} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {children}
      </Button>
      {isOpen && (
        <Suspense>
          <PaymentDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
