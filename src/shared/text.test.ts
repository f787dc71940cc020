import { expect, test } from 'vitest'
import { hasInvisibleCharacters, lookAlikeKey } from './text.ts'
import { textField } from './text-field.ts'

test('lengths count what people count', () => {
  const field = textField({ min: 3, tooShort: 'too short', max: 4, tooLong: 'too long' })
  expect(field.safeParse('🐋🐋🐋').success).toBe(true)
  expect(field.safeParse('🐋🐋').error?.issues[0]?.message).toBe('too short')
  expect(field.parse('  cafe\u0301 ')).toBe('café')
  expect(field.safeParse('abcde').error?.issues[0]?.message).toBe('too long')
  expect(field.safeParse(undefined).error?.issues[0]?.message).toBe('too short')
})

test('spaces behind a mark that turns the writing are trimmed with it', () => {
  const field = textField({ min: 1, tooShort: 'too short' })
  expect(field.parse('\u202a Maren \u202c')).toBe('Maren')
  expect(field.safeParse('\u200e   \u200f').error?.issues[0]?.message).toBe('too short')
})

test('half a character is repaired, so that it can be stored', () => {
  expect(textField({}).parse('a\ud800b')).toBe('a\ufffdb')
})

test.each(['\u200b', '\u202e', '\u0007', '\ufeff', '\u00ad', '\u2800', '\t', '\u3164'])(
  'U+%s is invisible',
  (character) => {
    expect(hasInvisibleCharacters(`a${character}b`)).toBe(true)
  },
)

test('ordinary names are not', () => {
  for (const name of ['Inês Costa', 'Łukasz', '李雷', 'tom_tidepool', "O'Neill"])
    expect(hasInvisibleCharacters(name)).toBe(false)
})

test('names that look alike have one key', () => {
  expect(lookAlikeKey('Ｍａｒｅｎ')).toBe(lookAlikeKey('MAREN'))
  expect(lookAlikeKey('STRASSE')).toBe(lookAlikeKey('straße'))
})
