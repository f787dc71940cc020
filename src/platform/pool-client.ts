// The clients of the pool: quick to give up connecting, and quicker still while the server is known to be silent.
import pg from 'pg'

type Options = { connectMs: number; isSilent(): boolean }
type Connected = ((error: Error) => void) | ((error: null, client: pg.Client) => void)

/** The pool knows one limit for waiting and connecting; its clients get the shorter one for connecting. */
export function makePoolClient({ connectMs, isSilent }: Options): new () => pg.Client {
  return class extends pg.Client {
    constructor(config: pg.ClientConfig = {}) {
      // The pool hides the password from enumeration.
      super({ ...config, password: config.password, connectionTimeoutMillis: connectMs })
    }

    override connect(): Promise<pg.Client>
    override connect(callback: Connected): void
    override connect(callback?: Connected): Promise<pg.Client> | undefined {
      if (!callback) return super.connect()
      if (!isSilent()) super.connect(callback)
      else
        process.nextTick(callback as (error: Error) => void, new Error('Connection terminated: the server is silent'))
      return undefined
    }
  }
}

/** A polite end would wait for the server. */
export function cutOff(client: pg.ClientBase): void {
  const { connection } = client as pg.ClientBase & { connection: pg.Connection }
  connection.stream.destroy()
}
