// npm run letters draws every letter: one without a sample would be seen by readers first. All of them are HTML.
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { renderLetter } from '#platform/mail/render-letter.tsx'
import { findHtmlFaults } from '#testing/html/html-checker.ts'
import { samples } from './samples.tsx'

test('every letter has its sample', () => {
  const samples = readFileSync('scripts/letters/samples.tsx', 'utf8')
  const letters = globSync('src/features/*/server/*.letters.tsx').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/^export function (\w+Letter)\(/gm)].map(([, name]) => name!),
  )
  expect(letters.length).toBeGreaterThan(20)
  expect(letters.filter((name) => !samples.includes(`letter: ${name}(`))).toEqual([])
})

/** Of another time, as are the mail programs that read nothing else. */
const forOldPrograms = /"(border|cellPadding|cellSpacing|width|align)"/

test('every letter is valid HTML, but for what old mail programs need', async () => {
  for (const { name, letter } of samples) {
    const faults = await findHtmlFaults(renderLetter(letter).html)
    expect([name, faults.filter((fault) => !forOldPrograms.test(fault))]).toEqual([name, []])
  }
})

test('no letter asks to be answered, as its sender may be a mailbox that nobody reads', () => {
  const asking = samples.filter(({ letter }) => /answer this letter/i.test(renderLetter(letter).text))
  expect(asking.map(({ name }) => name)).toEqual([])
})
