// Every act of admins: one real call for each changing route, and what the audit log must say of it. A route that is missing
// fails the test; a new one is added in the file of its area.
import type { AdminActs } from './audit-act.fixture.ts'
import { factorActs } from './factor-acts.fixture.ts'
import { failedWorkActs } from './failed-work-acts.fixture.ts'
import { feedActs } from './feed-acts.fixture.ts'
import { forumActs } from './forum-acts.fixture.ts'
import { guardianActs } from './guardian-acts.fixture.ts'
import { letterActs } from './letter-acts.fixture.ts'
import { listingActs } from './listing-acts.fixture.ts'
import { moneyActs } from './money-acts.fixture.ts'
import { personActs } from './person-acts.fixture.ts'
import { wordActs } from './word-acts.fixture.ts'

export const adminActs: AdminActs = {
  ...listingActs,
  ...guardianActs,
  ...feedActs,
  ...failedWorkActs,
  ...moneyActs,
  ...personActs,
  ...letterActs,
  ...wordActs,
  ...forumActs,
  ...factorActs,
}
