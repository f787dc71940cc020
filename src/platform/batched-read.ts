// Reads that many requests make at the same moment become one question to the database. Nothing is remembered: each is
// asked after its request arrived, so what another instance has just changed is seen.

type Waiting<Value> = { resolve: (value: Value | undefined) => void; reject: (error: unknown) => void }

/** `readMany` answers by key; what it leaves out is not there. */
export function batchReads<Value>(
  readMany: (keys: string[]) => Promise<ReadonlyMap<string, Value>>,
): (key: string) => Promise<Value | undefined> {
  let waiting = new Map<string, Waiting<Value>[]>()

  async function askForAll() {
    const asked = waiting
    waiting = new Map()
    try {
      const found = await readMany([...asked.keys()])
      for (const [key, those] of asked) for (const { resolve } of those) resolve(found.get(key))
    } catch (error) {
      for (const those of asked.values()) for (const { reject } of those) reject(error)
    }
  }

  return (key) =>
    new Promise((resolve, reject) => {
      // Everything that arrived in this turn of the event loop goes along.
      if (waiting.size === 0) setImmediate(() => void askForAll())
      const those = waiting.get(key)
      if (those) those.push({ resolve, reject })
      else waiting.set(key, [{ resolve, reject }])
    })
}
