// What was pressed is seen at once; what follows from it, which may be a lot, comes after that picture.
import { startTransition, useOptimistic } from 'react'

const pictureShown = () => new Promise<void>((done) => requestAnimationFrame(() => setTimeout(done)))

/** The value to show, and a way to choose another: shown first, then passed on. */
export function useShownFirst<Value>(
  value: Value,
  passOn: (value: Value) => unknown,
): [shown: Value, choose: (value: Value) => void] {
  const [shown, show] = useOptimistic(value)
  const choose = (next: Value) =>
    startTransition(async () => {
      show(next)
      await pictureShown()
      await passOn(next)
    })
  return [shown, choose]
}
