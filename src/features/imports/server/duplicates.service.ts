// Which listings a draft may be another copy of. It warns, it never blocks.
import type { Deps } from '#platform/deps.ts'
import { addressKey, pagesOf, titleLikeness } from '../import.rules.ts'
import type { Duplicate, DuplicateSearch } from '../import.schema.ts'
import * as store from './duplicates.store.ts'

const mostShown = 5

type Asked = { title?: string | undefined; company?: string | undefined; jobUrl?: string | undefined }

/** One list for each that was asked, in the same order. */
export async function findDuplicates({ db, clock }: Deps, asked: Asked[]): Promise<Duplicate[][]> {
  const pages = asked.flatMap(({ jobUrl = '' }) => pagesOf(jobUrl))
  const titled = asked.map(({ title = '', company = '' }) => ({ title, company }))
  const [onPages, alike] = await Promise.all([
    store.listOnPages(db.orm, [...new Set(pages)]),
    // As many again may be on the same page, and named for that.
    store.listLikeTitles(db.orm, titled, { likeness: titleLikeness, most: 2 * mostShown }, clock.now()),
  ])
  return asked.map(({ jobUrl = '' }, at) => {
    const key = addressKey(jobUrl)
    const found = new Map<string, Duplicate>()
    const add = ({ id, title, company }: store.Known, why: Duplicate['why']) =>
      found.has(id) || found.set(id, { id, title, company, why })
    for (const each of onPages) if (key !== null && addressKey(each.jobUrl) === key) add(each, 'address')
    for (const each of alike) if (each.at === at) add(each, 'title')
    return [...found.values()].slice(0, mostShown)
  })
}

export async function searchDuplicates(deps: Deps, search: DuplicateSearch): Promise<Duplicate[]> {
  const [duplicates] = await findDuplicates(deps, [search])
  return duplicates ?? []
}
