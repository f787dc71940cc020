// npm run dev: the same application, with pages straight from the sources and hot reload.
import { brand } from '#shared/brand.ts'
import { loadDemoData } from './demo-data.ts'
import { refuseRealDatabase } from './demo-guard.ts'
import { run } from './run.ts'

await run('development', {
  defaults: { DATA_DIR: 'data/dev', LOG_LEVEL: 'warn' },
  guard: refuseRealDatabase,
  prepare: loadDemoData,
  onReady: ({ publicUrl }) =>
    process.stdout.write(`\n${brand.name}, development: ${publicUrl}\nAccounts of the demo work here too.\n\n`),
})
