// Lists of the desk that end before all there is: they say so.
import { expect, test } from 'vitest'
import { mostCompanies } from '#features/jobs/company.schema.ts'
import { mostDrafts } from '#features/jobs/job.schema.ts'
import { mostGiftCodes } from '#features/membership/membership.schema.ts'
import { draw, wordsOf } from '#testing/draw.tsx'
import { CompaniesPanel } from './companies-panel.tsx'
import { dataRequestsQuery } from './data-requests.api.ts'
import { DataRequestsPanel } from './data-requests-panel.tsx'
import { DraftsPanel } from './drafts-panel.tsx'
import { GiftCodesPanel } from './gift-codes-panel.tsx'

const many = <T,>(count: number, make: (at: number) => T) => Array.from({ length: count }, (_, at) => make(at))
const at = '2026-06-15T12:00:00.000Z'

test('drafts that end at their limit say which they are', () => {
  const drafts = (count: number) =>
    wordsOf(
      draw(<DraftsPanel />, {
        '/api/admin/drafts': {
          drafts: many(count, (n) => ({
            id: String(n),
            title: 'Diver',
            company: 'Reef',
            publishAt: null,
            createdAt: at,
            origin: null,
          })),
        },
      }),
    )
  expect(drafts(mostDrafts - 1)).not.toContain('The first')
  expect(drafts(mostDrafts)).toContain('The first 200. The others follow')
})

test('organisations that end at their limit say which they are', () => {
  const organisations = (count: number) =>
    wordsOf(
      draw(<CompaniesPanel />, {
        '/api/admin/companies': {
          companies: many(count, (n) => ({
            id: String(n),
            name: 'Reef',
            contactEmail: 'a@reef.example',
            website: null,
          })),
        },
      }),
    )
  expect(organisations(1)).toContain('1 organisation ')
  expect(organisations(mostCompanies)).toContain('The first 2,000 organisations by name')
})

test('open gift codes are counted among those that are shown', () => {
  const open = { days: 30, note: '', createdAt: at, redeemedAt: null, redeemedBy: null, revokedAt: null }
  const codes = (count: number) =>
    wordsOf(
      draw(<GiftCodesPanel />, {
        '/api/admin/gift-codes': { codes: many(count, (n) => ({ ...open, code: `TIDE-${n}` })) },
      }),
    )
  expect(codes(2)).toContain('2 of 2 still open')
  expect(codes(mostGiftCodes)).toContain('1,000 of the newest 1,000 still open')
})

test('of more requests about data than are shown the page says both', () => {
  const request = {
    kind: 'copy',
    way: 'letter',
    who: 'A. Mate',
    receivedOn: '2026-06-15',
    dueOn: '2026-07-15',
    isOverdue: false,
    doneAt: null,
    note: null,
  }
  const requests = (total: number) =>
    wordsOf(
      draw(
        <DataRequestsPanel />,
        new Map([
          [dataRequestsQuery('open').queryKey, { requests: many(3, (n) => ({ ...request, id: String(n) })), total }],
        ]),
      ),
    )
  expect(requests(3)).toContain('3 requests ')
  expect(requests(203)).toContain('203 requests, the 3 that are due first shown')
})
