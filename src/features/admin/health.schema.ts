// The contract of system health: what an operator looks at first when something feels wrong.
import { z } from 'zod'

export const Health = z.object({
  version: z.string(),
  node: z.string(),
  startedAt: z.iso.datetime(),
  database: z.object({
    kind: z.enum(['embedded', 'external']),
    version: z.string(),
    bytes: z.number(),
    connections: z.number(),
    maxConnections: z.number(),
    migrations: z.object({ applied: z.number(), known: z.number(), areComplete: z.boolean() }),
    /** The biggest first. Rows as the database guesses them. */
    tables: z.array(z.object({ name: z.string(), bytes: z.number(), rows: z.number() })),
  }),
  queue: z.array(
    z.object({
      name: z.string(),
      waiting: z.number(),
      retrying: z.number(),
      running: z.number(),
      failed: z.number(),
    }),
  ),
  mail: z.object({
    way: z.enum(['smtp', 'outbox']),
    waiting: z.number(),
    oldestWaiting: z.iso.datetime().nullable(),
    undelivered: z.number(),
    sentToday: z.number(),
  }),
  storage: z.object({
    kind: z.enum(['disk', 's3']),
    files: z.number(),
    bytes: z.number(),
    /** Of the disk that holds DATA_DIR. */
    freeBytes: z.number().nullable(),
  }),
  /** Whether members can pay, and when the provider last told us something. */
  payments: z.object({ areSetUp: z.boolean(), lastEventAt: z.iso.datetime().nullable() }),
  lastBackup: z.object({ madeAt: z.iso.datetime(), bytes: z.number(), rows: z.number(), files: z.number() }).nullable(),
  /** What the application does about it itself. */
  backups: z.object({
    /** Null: nothing. */
    where: z.enum(['folder', 'bucket']).nullable(),
    /** In UTC. */
    at: z.string(),
    isEncrypted: z.boolean(),
    /** When the last one did not succeed. */
    failed: z.object({ at: z.iso.datetime(), reason: z.string() }).nullable(),
  }),
  readAt: z.iso.datetime(),
})
export type Health = z.infer<typeof Health>
