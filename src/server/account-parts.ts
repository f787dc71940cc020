// Every feature's share in a person's export and deletion, and every place that refers to a picture.
import { accountData, findUsedPictures } from '#features/accounts/server/accounts.personal.ts'
import type { AccountParts } from '#features/accounts/server/accounts.service.ts'
import { adminData } from '#features/admin/server/admin.personal.ts'
import { alertData } from '#features/alerts/server/alerts.personal.ts'
import { analyticsData } from '#features/analytics/server/analytics.personal.ts'
import { findDocumentPictures } from '#features/documents/server/document-pictures.store.ts'
import { documentData } from '#features/documents/server/documents.personal.ts'
import { forumData } from '#features/forum/server/forum.personal.ts'
import { guardianData } from '#features/guardian/server/guardian.personal.ts'
import { jobData, jobPictures } from '#features/jobs/server/jobs.personal.ts'
import { logbookData } from '#features/logbook/server/logbook.personal.ts'
import { membershipData } from '#features/membership/server/membership.personal.ts'
import { newsletterData } from '#features/newsletter/server/newsletter.personal.ts'

export const accountParts: AccountParts = {
  personalData: [
    ...accountData,
    ...documentData,
    ...membershipData,
    ...jobData,
    ...guardianData,
    ...alertData,
    ...logbookData,
    ...forumData,
    ...newsletterData,
    ...analyticsData,
    ...adminData,
  ],
  objectReferences: [findUsedPictures, findDocumentPictures, ...jobPictures],
}
