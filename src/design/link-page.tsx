// A page behind a mailed link: it says what the button does, and only the button does it.
import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Button } from '#design/button.tsx'
import { Card } from '#design/card.tsx'
import { useTakeFocus } from '#design/take-focus.ts'
import { errorText } from '#http/client/call-api.ts'

type Texts = { question: string; explanation: string; button: string; pending: string; done: string; thanks: string }
type Props = { texts: Texts; act: () => Promise<unknown>; nextLink: ReactNode }

export function LinkPage({ texts, act, nextLink }: Props) {
  const action = useMutation({ mutationFn: act })
  const { place, expectIt } = useTakeFocus<HTMLHeadingElement>(action.isSuccess)
  const start = () => {
    expectIt()
    action.mutate()
  }
  return (
    <div className="page-width grid place-items-center py-16">
      <Card padding="lg" className="grid w-full max-w-md gap-5">
        <h1 ref={place} tabIndex={-1} className="text-2xl">
          {action.isSuccess ? texts.done : texts.question}
        </h1>
        {action.isSuccess ? (
          <p role="status">{texts.thanks}</p>
        ) : (
          <>
            <p>{texts.explanation}</p>
            {action.isError && (
              <p role="alert" className="font-medium text-red-ink">
                {errorText(action.error, 'Please try again later')}
              </p>
            )}
            <Button variant="primary" block pending={action.isPending} pendingText={texts.pending} onClick={start}>
              {texts.button}
            </Button>
          </>
        )}
        {nextLink}
      </Card>
    </div>
  )
}
