// npm run admin -- EMAIL: makes or promotes an administrator and prints a password, to be changed at the first sign-in.
import { appointAdmin } from '#features/accounts/server/first-admin.ts'
import { readConfig } from '#platform/config.ts'
import { makeLog } from '#platform/log.ts'
import { emailField } from '#shared/form-fields.ts'
import { openServices } from './services.ts'

const email = emailField.safeParse(process.argv[2])
if (!email.success) {
  console.error('Usage: npm run admin -- EMAIL')
  process.exit(1)
}

try {
  const { deps, close } = await openServices(readConfig('production'), { log: makeLog('silent'), besideTheApp: true })
  const password = await appointAdmin(deps, email.data)
  await close()
  process.stdout.write(
    `${email.data} is an administrator now.\nPassword, to be changed at the first sign-in: ${password}\n`,
  )
  process.exit(0)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
