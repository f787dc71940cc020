// npm run payments:reconcile -- FILE: reads an export of Stripe's events (JSON lines) and applies what was missed.
import { open } from 'node:fs/promises'
import { describeReconciliation, reconcilePayments } from '#features/membership/server/reconcile.service.ts'
import { readConfig } from '#platform/config.ts'
import { makeLog } from '#platform/log.ts'
import { openServices } from './services.ts'

const path = process.argv[2]
if (!path) {
  console.error('Usage: npm run payments:reconcile -- FILE')
  process.exit(1)
}

try {
  const file = await open(path)
  const { deps, close } = await openServices(readConfig('production'), { log: makeLog('silent'), besideTheApp: true })
  // Receipts are posted through the queue.
  await deps.queue.start()
  try {
    const result = await reconcilePayments(deps, file.readLines())
    process.stdout.write(describeReconciliation(result))
    process.exitCode = result.bad.length > 0 ? 1 : 0
  } finally {
    await close()
  }
  process.exit()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
