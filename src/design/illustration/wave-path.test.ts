// Swell has to meet itself at the edges, or the moving sea would show a seam.
import { expect, test } from 'vitest'
import { crestBand, swells, waveBand } from './wave-path.ts'

/** Adds up where relative curves end. */
function endOf(curves: string): { x: number; y: number } {
  let command = ''
  let numbers: number[] = []
  const end = { x: 0, y: 0 }
  for (const [part] of curves.matchAll(/[cs]|-?\d+(?:\.\d+)?/g)) {
    if (part === 'c' || part === 's') command = part
    else numbers.push(Number(part))
    if (numbers.length === (command === 'c' ? 6 : 4)) {
      end.x += numbers.at(-2) ?? 0
      end.y += numbers.at(-1) ?? 0
      numbers = []
    }
  }
  return end
}

test.each(Object.entries(swells))('the %s swell ends at the height it began, after exactly its width', (_, swell) => {
  expect(endOf(swell.curves)).toEqual({ x: swell.width, y: 0 })
})

test('a band repeats its swell as often as asked and is closed at the bottom', () => {
  const band = waveBand(swells.long, 20, 90, 2)
  expect(band.split(swells.long.curves)).toEqual(['M0 20', '', 'V90H0Z'])
})

test('crests fill the whole width', () => {
  const curves = crestBand(300, 40, 100, 3, 10).replace(/^M0 40|V.*$/g, '')
  const { x, y } = endOf(curves)
  expect(x).toBeCloseTo(300)
  expect(y).toBeCloseTo(0)
})
