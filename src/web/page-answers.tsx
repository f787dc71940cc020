// What the page has read, for the browser to go on with: the last thing drawn, when everything is read.
import { useQueryClient } from '@tanstack/react-query'
import { handedOverId, writeAnswers } from '#http/client/hand-over.ts'

export function PageAnswers() {
  const queryClient = useQueryClient()
  // In the browser the element is there already, and was read before the page came to life.
  const answers = typeof document === 'undefined' ? writeAnswers(queryClient) : ''
  return (
    <script type="application/json" id={handedOverId} suppressHydrationWarning>
      {answers}
    </script>
  )
}
