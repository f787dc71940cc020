// Questions and answers, read from a text.
import { expect, test } from 'vitest'
import { compileMarkdown } from '#features/content/build/text-files.service.ts'
import { questionsOf } from './questions.rules.ts'

test('each heading is a question, and what stands below it the answer', () => {
  const { body } = compileMarkdown('x.md', 'Before.\n\n## Why *so*?\n\nBecause.\n\n- One\n\n## And then?\n\nNothing.')
  expect(questionsOf(body)).toEqual([
    {
      question: 'Why so?',
      answer: [
        ['p', {}, ['Because.']],
        ['ul', {}, [['li', {}, ['One']]]],
      ],
    },
    { question: 'And then?', answer: [['p', {}, ['Nothing.']]] },
  ])
  expect(questionsOf([])).toEqual([])
})
