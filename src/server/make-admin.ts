// npm run admin -- EMAIL: makes or promotes an administrator and prints a password, to be changed at the first sign-in.
// With --reset-second-factor it only removes the second factor of that account.
import { parseArgs } from 'node:util'
import { appointAdmin } from '#features/accounts/server/first-admin.ts'
import { resetSecondFactor } from '#features/accounts/server/second-factor.service.ts'
import { readConfig } from '#platform/config.ts'
import type { Deps } from '#platform/deps.ts'
import { makeLog } from '#platform/log.ts'
import { emailField } from '#shared/form-fields.ts'
import { openServices } from './services.ts'

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { 'reset-second-factor': { type: 'boolean', default: false } },
    })
    const email = emailField.safeParse(positionals[0])
    if (email.success && positionals.length === 1) return { email: email.data, isReset: values['reset-second-factor'] }
  } catch {}
  console.error('Usage: npm run admin -- EMAIL [--reset-second-factor]')
  process.exit(1)
}

async function appoint(deps: Deps): Promise<string> {
  const password = await appointAdmin(deps, email)
  return `${email} is an administrator now.\nPassword, to be changed at the first sign-in: ${password}\n`
}

async function reset(deps: Deps): Promise<string> {
  // The person is told by letter, which goes through the queue.
  await deps.queue.start()
  if (!(await resetSecondFactor(deps, email))) throw new Error(`No account has the address ${email}`)
  return `The second factor of ${email} is removed, and every device is signed out.\n`
}

const { email, isReset } = readArguments()
try {
  const { deps, close } = await openServices(readConfig('production'), { log: makeLog('silent'), besideTheApp: true })
  try {
    process.stdout.write(await (isReset ? reset(deps) : appoint(deps)))
  } finally {
    await close()
  }
  process.exit(0)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
