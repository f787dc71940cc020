// Secrets of links: what was signed is read as it was, and nothing else is read at all.
import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { readParts, signParts } from './signed-parts.ts'

const sign = async (purpose: string, text: string) => createHmac('sha256', purpose).update(text).digest('base64url')
const keys = {
  sign,
  verify: async (purpose: string, text: string, signature: string) => signature === (await sign(purpose, text)),
}

test('parts are read as they were signed, for the same purpose only', async () => {
  const secret = await signParts({ keys }, 'feed', 'reader-7', 2)
  expect(await readParts({ keys }, 'feed', secret)).toEqual(['reader-7', '2'])
  expect(await readParts({ keys }, 'stop', secret)).toBeNull()
})

test('a part that was changed, added or left out makes it nobody’s secret', async () => {
  const secret = await signParts({ keys }, 'feed', 'reader-7', 2)
  const [id, version, signature] = secret.split('.')
  for (const forged of [
    `reader-8.${version}.${signature}`,
    `${id}.3.${signature}`,
    `${id}.${version}.x.${signature}`,
    `${id}.${signature}`,
    `${secret}.`,
    `${secret}.x`,
    `.${secret}`,
    `${signature}`,
    'reader-7',
    '.',
    '',
  ])
    expect(await readParts({ keys }, 'feed', forged)).toBeNull()
})
