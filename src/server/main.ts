// npm start: the production server on the configured database.
import { run } from './run.ts'

await run('production')
