// Where the site of the browser tests stands, so that a journey can run a command on the same data.
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export const sitePort = process.env.E2E_PORT ?? '3977'
export const siteFolder = join(tmpdir(), `ocean-berth-e2e-${sitePort}`)
