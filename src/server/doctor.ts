// npm run doctor [-- --mail ADDRESS] [-- --json]: looks at everything the application stands on, and says what to do.
import { parseArgs } from 'node:util'
import { type Config, ConfigError, readConfig } from '#platform/config.ts'
import { emailField } from '#shared/form-fields.ts'
import { checkBackupPlace, checkLastBackup } from './doctor/backup-check.ts'
import { checkClock, checkDatabase, checkMigrations, openForLooking } from './doctor/database-check.ts'
import { about, type Check, type Finding, writeFindings } from './doctor/finding.ts'
import { checkMail } from './doctor/mail-check.ts'
import { checkPayments, checkSettings } from './doctor/settings-check.ts'
import { checkDisks, checkStorage } from './doctor/storage-check.ts'

function readArguments() {
  try {
    const { values } = parseArgs({ options: { mail: { type: 'string' }, json: { type: 'boolean', default: false } } })
    if (values.mail === undefined || emailField.safeParse(values.mail).success) return values
  } catch {}
  console.error(`Usage: npm run doctor -- [--mail ADDRESS] [--json]
  --mail  sends a test letter there
  --json  the findings for a program`)
  process.exit(2)
}

async function examine(config: Config, to: string | undefined): Promise<Finding[]> {
  const found = [
    ...(await run('configuration', () => checkSettings(config))),
    ...(await examineDatabase(config)),
    ...(await run('storage', () => checkStorage(config))),
    ...(await run('disk', () => checkDisks(config))),
    ...(await run('mail', () => checkMail(config, to))),
    ...(await run('payments', () => checkPayments(config))),
    ...(await run('backup', () => checkBackupPlace(config))),
  ]
  return found
}

async function examineDatabase(config: Config): Promise<Finding[]> {
  const opened = await openForLooking(config)
  if ('level' in opened) return [opened]
  try {
    return [
      ...(await run('database', () => checkDatabase(opened.db))),
      ...(await run('migrations', () => checkMigrations(opened.db))),
      ...(await run('clock', () => checkClock(opened.db))),
      ...(await run('backup', () => checkLastBackup(config, opened.db))),
    ]
  } finally {
    await opened.close()
  }
}

/** One part that breaks must not hide the others. */
async function run(part: string, check: Check): Promise<Finding[]> {
  try {
    return await check()
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error)
    return [
      about(part).fault(`Could not be looked at: ${text}`, 'See the reason; the rest was looked at all the same.'),
    ]
  }
}

function configOrFindings(): Config | Finding[] {
  try {
    return readConfig('production')
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    return error.lines.map((line) =>
      about('configuration').fault(line, 'Mend that setting; nothing else was looked at.'),
    )
  }
}

const { mail, json } = readArguments()
const config = configOrFindings()
const findings = Array.isArray(config) ? config : await examine(config, mail)
const isWell = findings.every(({ level }) => level !== 'fault')
process.stdout.write(json ? `${JSON.stringify({ isWell, findings }, null, 2)}\n` : writeFindings(findings))
process.exit(isWell ? 0 : 1)
