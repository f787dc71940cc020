// What the back-office keeps of people: the acts of admins, which stay without a name, and notes.
import type { PersonalData } from '#features/accounts/server/accounts.service.ts'
import { blankAddress, forgetActor, forgetAuthor, listActsOf } from './audit.store.ts'
import { blankAddressInNotes, exportNotes } from './person-notes.store.ts'

export const adminData: PersonalData[] = [
  {
    name: 'audit_log',
    export: (db, user) => listActsOf(db, user.id),
    beforeDelete: async (_deps, tx, user) => {
      await forgetActor(tx, user.id)
      await forgetAuthor(tx, user.id)
    },
    forgetAddress: (_deps, tx, email) => blankAddress(tx, email),
  },
  {
    name: 'person_notes',
    export: (db, user) => exportNotes(db, user.id),
    forgetAddress: (_deps, tx, email) => blankAddressInNotes(tx, email),
  },
]
