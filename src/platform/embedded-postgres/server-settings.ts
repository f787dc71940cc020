// How the server is set up: one machine shared with the app, reachable by its socket only, and durable.
import { totalmem } from 'node:os'
import { socketPort } from './socket-folder.ts'

const megabyte = 2 ** 20

/**
 * An eighth of the memory that this process may have, in MB. Pages read from the machine's own cache instead cost several
 * times as much, which a board of very many listings feels; more than this gains a small one nothing.
 */
export function sharedBuffers(memory: number): number {
  return Math.min(2_048, Math.max(128, Math.floor(memory / 8 / megabyte)))
}

/** In a container less than the machine has. */
const ownMemory = () => Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY)

export function serverArguments(cluster: string, socketFolder: string, { durable }: { durable: boolean }): string[] {
  const buffers = durable ? sharedBuffers(ownMemory()) : 128
  const settings: Record<string, string | number> = {
    listen_addresses: '',
    port: socketPort,
    unix_socket_directories: `"${socketFolder.replaceAll('"', '""')}"`,
    unix_socket_permissions: '0700',
    max_connections: 60,
    shared_buffers: `${buffers}MB`,
    effective_cache_size: `${4 * buffers}MB`,
    work_mem: '8MB',
    maintenance_work_mem: '64MB',
    random_page_cost: 1.1,
    // The app needs the other cores, and small containers have too little shared memory for parallel plans.
    max_parallel_workers_per_gather: 0,
    jit: 'off',
    // No replica reads from it, so the log needs no more than recovery does.
    wal_level: 'minimal',
    max_wal_senders: 0,
    max_wal_size: '512MB',
    timezone: 'UTC',
    log_timezone: 'UTC',
    // Messages about single statements can hold what people typed; the app logs its own errors.
    log_min_messages: 'log',
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    log_checkpoints: 'off',
    ...(durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: 200 }),
  }
  return ['-D', cluster, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])]
}
