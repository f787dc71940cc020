// Filters as they stand in the address: plain text, so that a list can be shared, bookmarked and walked with Back.
import { type Filters, type JobType, jobTypes, type WorkType, workTypes } from '../job.rules.ts'

export type FilterState = Filters & { page?: number | undefined }
/** The same as the address has it. */
export type FilterParams = {
  search?: string
  jobType?: string
  workType?: string
  paidPosition?: 'true'
  location?: string
  page?: string
}

const text = (value: unknown): string | undefined => {
  const given = typeof value === 'string' || typeof value === 'number' ? String(value).trim().slice(0, 200) : ''
  return given || undefined
}
function chosen<T extends string>(known: readonly T[], value: unknown): T[] | undefined {
  const parts = text(value)?.split(',') ?? []
  const list = known.filter((each) => parts.includes(each))
  return list.length > 0 ? list : undefined
}

/** Whatever an address says, only what makes sense is taken. */
export function readFilters(params: Record<string, unknown>): FilterState {
  const page = Number(text(params.page))
  return withoutEmpty({
    search: text(params.search),
    jobType: chosen<JobType>(jobTypes, params.jobType),
    workType: chosen<WorkType>(workTypes, params.workType),
    paidPosition: String(params.paidPosition) === 'true' ? true : undefined,
    location: text(params.location),
    page: Number.isInteger(page) && page > 1 ? page : undefined,
  })
}

export function writeFilters(filters: FilterState): FilterParams {
  const { search, jobType, workType, paidPosition, location, page } = filters
  return withoutEmpty({
    search: search || undefined,
    jobType: jobType?.length ? jobType.join(',') : undefined,
    workType: workType?.length ? workType.join(',') : undefined,
    paidPosition: paidPosition ? 'true' : undefined,
    location: location || undefined,
    page: page && page > 1 ? String(page) : undefined,
  })
}

/** Adding appends; removing the last one leaves the field out. */
export function toggled<T extends string>(list: readonly T[] | undefined, value: T): T[] | undefined {
  const current = list ?? []
  const next = current.includes(value) ? current.filter((each) => each !== value) : [...current, value]
  return next.length > 0 ? next : undefined
}

export function hasFilters({ jobType, workType, paidPosition, location, search }: FilterState): boolean {
  return Boolean(jobType?.length || workType?.length || paidPosition || location || search)
}

function withoutEmpty<T extends object>(value: T): T {
  return Object.fromEntries(Object.entries(value).filter(([, each]) => each !== undefined)) as T
}
