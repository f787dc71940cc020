// What is called the same is one choice of a filter.
import { expect, test } from 'vitest'
import { choicesOf, chosenAfter, isChosen } from './choice.rules.ts'
import { factName } from './fact-names.ts'

test('a level that was written in three ways is chosen and given up as one', () => {
  const written = ['entry-level', 'senior', 'Entry level', 'ENTRY LEVEL', 'Bosun’s mate']
  const choices = choicesOf(written, (code) => factName('experienceLevel', code))
  expect(choices).toEqual([
    { name: 'Entry level', values: ['entry-level', 'Entry level', 'ENTRY LEVEL'] },
    { name: 'Senior', values: ['senior'] },
    { name: 'Bosun’s mate', values: ['Bosun’s mate'] },
  ])
  const [entry, senior] = [choices[0]!, choices[1]!]
  expect(chosenAfter(entry, ['senior'])).toEqual(['senior', 'entry-level', 'Entry level', 'ENTRY LEVEL'])
  expect(isChosen(entry, ['Entry level'])).toBe(true)
  expect(chosenAfter(entry, ['Entry level', 'senior'])).toEqual(['senior'])
  expect(chosenAfter(senior, ['senior'])).toBeUndefined()
})
