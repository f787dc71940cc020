// Pages of a long list: the one that is shown is never beyond the last.

export type Paging = { page: number; totalPages: number; offset: number }

export function pageOf(wanted: number, total: number, pageSize: number): Paging {
  const totalPages = Math.max(1, Math.ceil(total / pageSize))
  const page = Math.min(wanted, totalPages)
  return { page, totalPages, offset: (page - 1) * pageSize }
}
