// Holds every declared pair of text and ground in tokens.css to WCAG AA, in both schemes.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const css = readFileSync(new URL('./css/tokens.css', import.meta.url), 'utf8')

type Scheme = 'light' | 'dark'
const tokens = new Map<string, Record<Scheme, string>>()
for (const [, name, value] of css.matchAll(/--([\w-]+):\s*([^;]+);/g)) {
  const pair = value?.match(/^light-dark\((#[0-9a-f]{6,8}),\s*(#[0-9a-f]{6,8})\)$/)
  const light = pair?.[1] ?? value ?? ''
  const dark = pair?.[2] ?? value ?? ''
  tokens.set(name ?? '', { light, dark })
}

function luminanceOf(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function contrastBetween(one: string, other: string): number {
  const [low, high] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b) as [number, number]
  return (high + 0.05) / (low + 0.05)
}

function colourOf(name: string, scheme: Scheme): string {
  const value = tokens.get(name)?.[scheme]
  if (!value || !/^#[0-9a-f]{6}$/.test(value)) throw new Error(`--${name} is no plain colour: ${value}`)
  return value
}

const tones = ['teal', 'coral', 'violet', 'green', 'amber', 'red', 'blue', 'slate']
const grounds = ['canvas', 'surface', 'sunken', 'hover']

const textPairs: [text: string, ground: string][] = [
  ...['ink', 'muted', 'link', 'accent-ink'].flatMap((text) => grounds.map((g): [string, string] => [text, g])),
  ...tones.flatMap((tone): [string, string][] => [
    [`${tone}-ink`, `${tone}-soft`],
    [`${tone}-ink`, 'surface'],
    [`${tone}-ink`, 'canvas'],
    ['ink', `${tone}-soft`],
  ]),
  ['on-accent', 'accent'],
  ['on-accent', 'accent-hover'],
  ['on-solid', 'solid'],
  ['on-solid', 'solid-hover'],
  ['on-danger', 'danger'],
  ['on-danger', 'danger-hover'],
]

const edgePairs: [edge: string, ground: string][] = [
  ...['edge', 'focus'].flatMap((edge) => ['canvas', 'surface', 'sunken'].map((g): [string, string] => [edge, g])),
  ...tones.map((tone): [string, string] => [tone, 'surface']),
  ['solid', 'surface'],
]

/** The deep frame always carries the dark scheme. */
const onDeep = ['ink', 'muted', 'link', 'accent-ink']

for (const scheme of ['light', 'dark'] as const) {
  test.each(textPairs)(`%s can be read on %s in the ${scheme} scheme`, (text, ground) => {
    expect(contrastBetween(colourOf(text, scheme), colourOf(ground, scheme))).toBeGreaterThanOrEqual(4.5)
  })
  test.each(edgePairs)(`%s can be told from %s in the ${scheme} scheme`, (edge, ground) => {
    expect(contrastBetween(colourOf(edge, scheme), colourOf(ground, scheme))).toBeGreaterThanOrEqual(3)
  })
}

test.each(onDeep)('%s can be read on the deep frame and on petrol', (text) => {
  expect(contrastBetween(colourOf(text, 'dark'), colourOf('deep', 'dark'))).toBeGreaterThanOrEqual(4.5)
  expect(contrastBetween(colourOf(text, 'dark'), colourOf('petrol', 'dark'))).toBeGreaterThanOrEqual(4.5)
})
test('the focus ring and the main action stand out on the deep frame', () => {
  expect(contrastBetween(colourOf('focus', 'dark'), colourOf('deep', 'dark'))).toBeGreaterThanOrEqual(3)
  expect(contrastBetween(colourOf('accent', 'dark'), colourOf('deep', 'dark'))).toBeGreaterThanOrEqual(3)
})
test('a known pair comes out as WCAG says, so the measuring itself is right', () => {
  expect(contrastBetween('#ffffff', '#000000')).toBeCloseTo(21, 5)
  expect(contrastBetween('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
})
