// Asks again and again whether a payment has arrived: soon at first, then more rarely, and not for ever.
import { useEffect, useState } from 'react'

const first = 2_000
const slowest = 30_000
const patience = 10 * 60_000

type Arrival = { isTired: boolean; begin: () => void }

/** Begins anew when somebody comes back to the tab, which is when the answer is most likely there. */
export function useArrival(isWaiting: boolean, look: () => Promise<void>): Arrival {
  const [round, setRound] = useState(0)
  const [isTired, setTired] = useState(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round begins the waiting anew.
  useEffect(() => {
    if (!isWaiting) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let isOver = false
    const wait = (delay: number, left: number) => {
      if (left <= 0) return setTired(true)
      timer = setTimeout(async () => {
        await look()
        if (!isOver) wait(Math.min(delay * 1.4, slowest), left - delay)
      }, delay)
    }
    setTired(false)
    wait(first, patience)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [isWaiting, look, round])

  useEffect(() => {
    const again = () => document.visibilityState === 'visible' && setRound((count) => count + 1)
    document.addEventListener('visibilitychange', again)
    return () => document.removeEventListener('visibilitychange', again)
  }, [])

  return { isTired, begin: () => setRound((count) => count + 1) }
}
