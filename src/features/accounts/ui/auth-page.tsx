// /auth: Sign In and Sign Up as tabs, and the Forgot Password view.
import { useState } from 'react'
import { Card } from '#design/card.tsx'
import { CalmSea } from '#design/illustration/calm-sea.tsx'
import { Tabs } from '#design/tabs.tsx'
import { brand } from '#shared/brand.ts'
import type { SiteFacts } from '#shared/site-facts.ts'
import type { User } from '../account.schema.ts'
import type { SecondFactorAsked } from '../second-factor.schema.ts'
import { ForgotPassword } from './forgot-password.tsx'
import { SecondStep } from './second-step.tsx'
import { SignInForm } from './sign-in-form.tsx'
import { SignUpForm } from './sign-up-form.tsx'
import type { Typed } from './typed.ts'

export type AuthView = 'sign-in' | 'sign-up'
type Props = {
  facts: SiteFacts
  view: AuthView
  /** What signing in is for, where somebody wanted something before. */
  why?: string | undefined
  onView: (view: AuthView) => unknown
  onSignedIn: (user: User) => void
  onSignedUp: (user: User) => void
}

export function AuthPage({ facts, view, why, onView, onSignedIn, onSignedUp }: Props) {
  const [isForgotten, setForgotten] = useState(false)
  const [known, setKnown] = useState<string>()
  // Only one of the forms is on the page; what was typed into the others comes back with them.
  const [typed] = useState<Typed>({})
  const [asked, setAsked] = useState<SecondFactorAsked | null>(null)
  const [isBack, setBack] = useState(false)
  const goBack = () => {
    setAsked(null)
    setForgotten(false)
    setBack(true)
  }
  const show = (next: AuthView) => {
    setBack(false)
    return onView(next)
  }
  const signInAs = (email: string) => {
    setKnown(email)
    show('sign-in')
  }
  return (
    <div className="page-width grid items-center gap-12 py-12 md:py-20 lg:grid-cols-2">
      <div className="hidden lg:block">
        <CalmSea className="w-full max-w-sm" />
        <h1 className="mt-8 text-4xl">Your place at sea starts here</h1>
        <p className="mt-4 max-w-md text-lg text-muted">
          Save listings, talk to people who do the work, and get the week's new openings. An account costs nothing.
        </p>
      </div>
      <Card padding="lg" className="mx-auto w-full max-w-lg">
        <h1 className="mb-6 text-2xl lg:hidden">Welcome to {brand.name}</h1>
        {why && <p className="mb-6 text-muted">{why}</p>}
        {asked ? (
          <SecondStep asked={asked} door="front" onDone={onSignedIn} onBack={goBack} />
        ) : isForgotten ? (
          <ForgotPassword
            email={typed.email}
            supportEmail={facts.supportEmail}
            mailsLinks={facts.mailsLinks}
            onBack={goBack}
          />
        ) : (
          <Tabs<AuthView>
            label="Sign in or sign up"
            value={view}
            onValueChange={show}
            items={[
              {
                value: 'sign-in',
                label: 'Sign In',
                content: (
                  <SignInForm
                    email={known}
                    typed={typed}
                    isBack={isBack}
                    onDone={onSignedIn}
                    onAsked={setAsked}
                    onForgotten={() => setForgotten(true)}
                  />
                ),
              },
              {
                value: 'sign-up',
                label: 'Sign Up',
                content: <SignUpForm typed={typed} onDone={onSignedUp} onKnown={signInAs} />,
              },
            ]}
          />
        )}
      </Card>
    </div>
  )
}
