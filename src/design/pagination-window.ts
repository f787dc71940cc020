// Which page numbers a pager shows: a short window that slides with the page you are on.

export function pageWindow(page: number, totalPages: number, size = 5): number[] {
  const count = Math.max(0, Math.min(size, totalPages))
  const current = Math.min(Math.max(1, page), Math.max(1, totalPages))
  const first = Math.min(Math.max(1, current - Math.floor(size / 2)), Math.max(1, totalPages - count + 1))
  return Array.from({ length: count }, (_, offset) => first + offset)
}
