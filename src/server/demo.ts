// npm run demo: the whole site with demo data, demo accounts, a sandbox checkout and mail into a folder.
import { demoAccounts } from '#features/accounts/server/accounts.demo.ts'
import { brand } from '#shared/brand.ts'
import { loadDemoData } from './demo-data.ts'
import { refuseRealDatabase } from './demo-guard.ts'
import { run } from './run.ts'

await run('demo', {
  defaults: { DATA_DIR: 'data/demo', LOG_LEVEL: 'warn', LINK_GUARDIAN: 'off' },
  guard: refuseRealDatabase,
  prepare: loadDemoData,
  onReady: ({ publicUrl: url, dataDir }) => {
    const accounts = demoAccounts.map(
      ({ label, email, password }) => `  ${label.padEnd(9)} ${email.padEnd(28)} ${password}`,
    )
    process.stdout.write(
      [
        '',
        `${brand.name} is ready: ${url}`,
        '',
        'Demo accounts:',
        ...accounts,
        '',
        `Letters that were sent: ${url}/demo/outbox`,
        `Stop with Ctrl-C; the data stays in ${dataDir.replace(`${process.cwd()}/`, '')}.`,
        '',
      ].join('\n'),
    )
  },
})
