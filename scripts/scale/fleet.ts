// The whole of it: PostgreSQL 15 with a replica, S3-compatible storage, a mail server, three instances, nginx.
import { join } from 'node:path'
import { type Db, openDb } from '#platform/db.ts'
import { type ObjectStore, openObjectStore } from '#testing/object-store.ts'
import { openPostOffice, type PostOffice } from '#testing/post-office.ts'
import type { WebPages } from '#testing/web-pages.ts'
import { findFreePort } from '../../bench/server.ts'
import { admin } from '../chaos/admin.ts'
import { type Application, startApplication } from '../chaos/application.ts'
import { openWatchedWeb } from '../chaos/watched-web.ts'
import { type Nginx, startNginx } from './nginx.ts'
import { type Postgres, type Primary, startPrimary } from './postgres.ts'

export type Fleet = {
  url: string
  instances: Application[]
  primary: Primary
  replica: Postgres
  db: Db
  nginx: Nginx
  office: PostOffice
  store: ObjectStore
  /** Sites that are watched. */
  web: WebPages
  stop(): Promise<void>
}

export const size = 3

export async function startFleet(folder: string): Promise<Fleet> {
  const ends: (() => Promise<unknown>)[] = []
  const stop = async () => {
    for (const end of ends.splice(0).reverse()) await end()
  }
  try {
    const primary = await startPrimary(join(folder, 'primary'))
    ends.push(() => primary.stop())
    const replica = await primary.addReplica(join(folder, 'primary', 'replica'))
    ends.push(() => replica.stop())
    const store = await openObjectStore(join(folder, 's3'))
    ends.push(() => store.close())
    const office = await openPostOffice()
    ends.push(() => office.close())
    const web = await openWatchedWeb()
    ends.push(() => web.close())
    const port = await findFreePort()
    const url = `http://127.0.0.1:${port}`
    const env = {
      PUBLIC_URL: url,
      TRUST_PROXY: '1',
      DATABASE_REPLICA_URL: replica.url,
      SMTP_URL: office.url,
      ADMIN_EMAIL: admin.email,
      ADMIN_PASSWORD: admin.password,
      ...store.env,
      ...web.settings,
    }
    const instances: Application[] = []
    for (let number = 0; number < size; number++) {
      const instance = await startApplication(join(folder, `data-${number}`), primary.url, env)
      ends.push(() => instance.end('SIGTERM'))
      instances.push(instance)
    }
    const ports = instances.map((each) => Number(new URL(each.url).port))
    const nginx = await startNginx(join(folder, 'nginx'), port, ports)
    ends.push(() => nginx.stop())
    const db = openDb(primary.url, { statementMs: 0 })
    ends.push(() => db.close())
    return { url, instances, primary, replica, db, nginx, office, store, web, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
