// What stands beneath the lines of a chart.
import { expect, test } from 'vitest'
import { draw, wordsOf } from '#testing/draw.tsx'
import { DayPlot } from './day-plot.tsx'

const lines = [{ key: 'paid', label: 'Paid', ink: 'text-teal' }]
const drawMonths = (count: number) => {
  const days = Array.from({ length: count }, (_, at) => ({
    date: `2026-${String(at + 1).padStart(2, '0')}-01`,
    paid: 0,
  }))
  return draw(<DayPlot days={days} lines={lines} unit="month" write={String} />)
}

test('the month in the middle of a chart stands beneath its own point, not between two', () => {
  const points = /<polyline points="([^"]*)"/.exec(drawMonths(12))?.[1]?.split(' ') ?? []
  const place = Number(/x="([\d.]+)%"[^>]*>Jul 2026</.exec(drawMonths(12))?.[1])
  expect(place).toBeCloseTo((Number(points[6]?.split(',')[0]) / 12) * 100)
})

test('a chart of a single month names it once', () => {
  expect(wordsOf(drawMonths(1)).match(/Jan 2026/g)).toHaveLength(1)
})
