// The questions of a text: each heading of level 2 with what stands below it.
import { textOf } from '#features/content/body-text.rules.ts'
import type { BodyNode } from '#features/content/content-body.schema.ts'

export type Question = { question: string; answer: BodyNode[] }

export function questionsOf(body: readonly BodyNode[]): Question[] {
  const questions: Question[] = []
  for (const node of body) {
    if (node[0] === 'h2') questions.push({ question: textOf(node), answer: [] })
    else questions.at(-1)?.answer.push(node)
  }
  return questions
}
