// Reads a salary text as far as it states numbers for a year, for structured data. Texts about hours, days or months say nothing here.

export type YearlySalary = { min: number; max: number }

const otherPeriods = /\b(hour|hr|day|daily|week|month|monthly|trip|session)/i
const number = /(\d{1,3}(?:[,.\s]\d{3})+|\d{4,7}|\d{1,3}\s?k)\b/gi

export function readYearlySalary(text: string | null): YearlySalary | null {
  if (!text || otherPeriods.test(text)) return null
  const found = [...text.matchAll(number)].map(([match]) => toNumber(match)).filter((value) => value >= 1_000)
  if (found.length === 0) return null
  return { min: Math.min(...found), max: Math.max(...found) }
}

function toNumber(text: string): number {
  const digits = Number(text.replace(/\D/g, ''))
  return /k$/i.test(text.trim()) ? digits * 1_000 : digits
}
