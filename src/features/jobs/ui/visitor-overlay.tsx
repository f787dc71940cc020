// Over the blurred list of a visitor: what is behind it, and two ways in.
import { buttonClasses } from '#design/button.tsx'
import { Card } from '#design/card.tsx'
import { SignInLink } from '#features/accounts/ui/sign-in-link.part.tsx'
import { writeNumber } from '#shared/plain-writing.ts'

export function VisitorOverlay({ total }: { total: number }) {
  return (
    <div className="pointer-events-none absolute inset-0 z-10">
      <div className="sticky top-28 px-4 pt-12">
        <Card padding="lg" className="pointer-events-auto mx-auto max-w-md text-center shadow-floating">
          <h3 className="text-xl">Become a member to view all the {writeNumber(total)} opportunities</h3>
          <p className="mt-2 text-muted">An account costs nothing and shows you the three newest listings each day.</p>
          <div className="mt-6 grid gap-3 sm:grid-cols-2">
            <SignInLink className={buttonClasses({ variant: 'outline' })}>Log In</SignInLink>
            <SignInLink signUp className={buttonClasses({ variant: 'primary' })}>
              Create Account
            </SignInLink>
          </div>
        </Card>
      </div>
    </div>
  )
}
