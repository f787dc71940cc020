// Every fault, in the order they are tried. A new one gets a file in faults/ and its line here.
import type { Fault } from './fault.ts'
import { clockMoved } from './faults/clock-moved.ts'
import { databaseFrozen, databaseRestarted, databaseStopped } from './faults/database-away.ts'
import { diskFull } from './faults/disk-full.ts'
import { idleConnections } from './faults/idle-connections.ts'
import { killUnderLoad } from './faults/kill-under-load.ts'
import { killWhileWatching } from './faults/kill-while-watching.ts'
import { mailDown } from './faults/mail-down.ts'
import { sigtermUnderLoad } from './faults/sigterm-under-load.ts'
import { slowClients } from './faults/slow-clients.ts'
import { storageDown } from './faults/storage-down.ts'

export const faults: Fault[] = [
  killUnderLoad,
  killWhileWatching,
  sigtermUnderLoad,
  databaseStopped,
  databaseFrozen,
  databaseRestarted,
  mailDown,
  storageDown,
  diskFull,
  clockMoved,
  slowClients,
  idleConnections,
]
