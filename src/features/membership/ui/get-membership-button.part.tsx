// A part for other features' pages: the button that opens the payment dialog.
import { Button, type ButtonProps } from '#design/button.tsx'
import { useHydrated } from '#design/hydrated.ts'
import { openPayment } from './payment-desk.ts'

export function GetMembershipButton({
  children,
  ...look
}: Pick<ButtonProps, 'children' | 'variant' | 'size' | 'block'>) {
  // A click before the page has come to life would be lost.
  const isHydrated = useHydrated()
  return (
    <Button variant="primary" {...look} disabled={!isHydrated} aria-haspopup="dialog" onClick={openPayment}>
      {children}
    </Button>
  )
}
