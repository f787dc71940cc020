// What the back-office keeps of an admin. Acts stay without a name.
import type { PersonalData } from '#features/accounts/server/accounts.service.ts'
import { forgetActor, listActsOf } from './audit.store.ts'

export const adminData: PersonalData[] = [
  {
    name: 'audit_log',
    export: (db, user) => listActsOf(db, user.id),
    beforeDelete: (_deps, tx, user) => forgetActor(tx, user.id),
  },
]
