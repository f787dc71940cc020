// Reads the letters of a test's outbox: how many came to an address, and the links in them.
import { expect } from 'vitest'
import { listOutbox, readOutboxLetter } from '#platform/mail/outbox.ts'
import type { TestApi } from './start-api.ts'

export type ReadLetter = { subject: string; text: string }

/** Waits until so many have come with such a subject; answers them, newest first. */
export async function lettersTo(app: TestApi, address: string, subject: RegExp, count = 1): Promise<ReadLetter[]> {
  const { dataDir } = app.deps.config
  const find = async () =>
    (await listOutbox(dataDir)).filter((letter) => letter.to === address && subject.test(letter.subject))
  await expect.poll(find).toHaveLength(count)
  const letters = await Promise.all((await find()).map(({ id }) => readOutboxLetter(dataDir, id)))
  return letters.flatMap((letter) => (letter ? [{ subject: letter.subject, text: letter.text }] : []))
}

export async function tokenIn(app: TestApi, address: string, subject: RegExp): Promise<string> {
  const [letter] = await lettersTo(app, address, subject)
  return /token=([\w-]+)/.exec(letter?.text ?? '')?.[1] ?? 'no token'
}
