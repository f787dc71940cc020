// What documents keep of a person: the legal texts they agreed to.
import type { PersonalData } from '#features/accounts/server/accounts.service.ts'
import { listAgreements } from './agreements.store.ts'

export const documentData: PersonalData[] = [
  { name: 'legal_agreements', export: (db, user) => listAgreements(db, user.id) },
]
