// What analytics keep of a person. The rows leave with the account by their foreign key.
import { eq } from 'drizzle-orm'
import type { PersonalData } from '#features/accounts/server/accounts.service.ts'
import { analyticsSessions, jobInteractions, signUpSources } from './analytics.table.ts'

export const analyticsData: PersonalData[] = [
  {
    name: 'analytics_sessions',
    export: async (db, user) => {
      const rows = await db.select().from(analyticsSessions).where(eq(analyticsSessions.userId, user.id))
      return rows.map(({ visitor: _visitor, isAdmin: _isAdmin, ...row }) => row)
    },
  },
  {
    name: 'sign_up_sources',
    export: (db, user) => db.select().from(signUpSources).where(eq(signUpSources.userId, user.id)),
  },
  {
    name: 'job_interactions',
    export: async (db, user) => {
      const rows = await db.select().from(jobInteractions).where(eq(jobInteractions.userId, user.id))
      return rows.map(({ isAdmin: _isAdmin, ...row }) => row)
    },
  },
]
