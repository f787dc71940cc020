// What the board keeps of a person, and where it refers to pictures.
import type { PersonalData } from '#features/accounts/server/accounts.service.ts'
import type { FindUsedPaths } from '#features/uploads/server/uploads.service.ts'
import { exportApplications, replaceFormerAddress } from './applications.store.ts'
import { findUsedCompanyLogos } from './companies.store.ts'
import { exportFavorites } from './favorites.store.ts'
import { exportHiddenCompanies, exportHiddenJobs } from './hidden.store.ts'
import { findUsedLogos } from './jobs.store.ts'
import { exportVisits } from './visits.store.ts'

export const jobData: PersonalData[] = [
  { name: 'hidden_jobs', export: (db, user) => exportHiddenJobs(db, user.id) },
  { name: 'hidden_companies', export: (db, user) => exportHiddenCompanies(db, user.id) },
  { name: 'board_visits', export: (db, user) => exportVisits(db, user.id) },
  { name: 'favorites', export: (db, user) => exportFavorites(db, user.id) },
  {
    name: 'applications',
    export: (db, user) => exportApplications(db, user.id),
    forgetAddress: (_deps, tx, email) => replaceFormerAddress(tx, email),
  },
]

export const jobPictures: FindUsedPaths[] = [findUsedLogos, findUsedCompanyLogos]
