// One way to do something: call, say that it is done, read anew what it has changed; or say why it failed.
import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'
import { type Failure, showFailure } from './show-failure.ts'
import { showToast, type ToastInput } from './toast-store.ts'

type Said = string | ToastInput

export type Act<In, Out> = {
  call: (input: In) => Promise<Out>
  /** What is said when it is done; nothing where the page shows it by itself. */
  done?: Said | ((output: Out, input: In) => Said)
  /** Under the title "Error", unless it brings its own. A function speaks for the server, whose words it may not want. */
  failed: string | Failure | ((error: unknown) => Failure)
  /** The beginnings of the keys of what has changed; the page waits for it. */
  refresh?: readonly QueryKey[]
  onDone?: (output: Out, input: In) => unknown
  onFailed?: (error: unknown) => void
}

export function useAct<In = void, Out = unknown>({ call, done, failed, refresh = [], onDone, onFailed }: Act<In, Out>) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: call,
    onSuccess: async (output, input) => {
      const said = typeof done === 'function' ? done(output, input) : done
      if (said) showToast(typeof said === 'string' ? { title: said } : said)
      await Promise.all(refresh.map((queryKey) => queryClient.invalidateQueries({ queryKey })))
      await onDone?.(output, input)
    },
    onError: (error) => {
      onFailed?.(error)
      if (typeof failed === 'function') showFailure(failed(error))
      else showFailure(typeof failed === 'string' ? { title: 'Error', text: failed } : failed, error)
    },
  })
}
