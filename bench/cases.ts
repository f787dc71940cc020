// Every case of the benchmark. A feature adds a file to cases/ and its line here.
import type { BenchCase } from './bench-case.ts'
import { accountCases } from './cases/account-cases.ts'
import { analyticsCases } from './cases/analytics-cases.ts'
import { farCases } from './cases/far-cases.ts'
import { forumCases } from './cases/forum-cases.ts'
import { greatForumCases } from './cases/great-forum-cases.ts'
import { importCases } from './cases/import-cases.ts'
import { jobCases } from './cases/job-cases.ts'
import { postingCases } from './cases/posting-cases.ts'
import { siteCases } from './cases/site-cases.ts'

/** Those of a great board wait for its words to be counted, so they come before what that would disturb. */
export const cases: BenchCase[] = [
  ...farCases,
  ...siteCases,
  ...accountCases,
  ...forumCases,
  ...greatForumCases,
  ...jobCases,
  ...importCases,
  ...postingCases,
  ...analyticsCases,
]
