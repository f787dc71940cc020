// What the legal pages must say, sentence by sentence.
import { expect, test } from 'vitest'
import { textOf } from './build/compile-markdown.ts'
import { readAll, readLegalText } from './build/read-content.ts'

const texts = Object.fromEntries(
  readAll('legal', readLegalText).map(({ id, body }) => [id, body.map(textOf).join('\n').replaceAll(/\s+/g, ' ')]),
)
const says = (id: string, parts: RegExp[]) => parts.filter((part) => !part.test(texts[id] ?? ''))

test('the privacy policy names what is collected, what for, the cookies, the rights, and answers within 30 days', () => {
  const missing = says('privacy-policy', [
    /Introduction/,
    /name.*e-mail address.*contact details/i,
    /profile picture/,
    /Usage.*Search queries.*job preferences.*Application history.*Device and IP/,
    /How we use information/,
    /Essential.*Analytics.*Preference/,
    /cookie banner.*settings of your browser/,
    /We do not sell personal data/,
    /encryption.*assessments.*access controls.*secure hosting/,
    /access.*update.*delete.*portability.*opt out/,
    /within 30 days/,
    /Changes to this policy.*we give notice/,
  ])
  expect(missing).toEqual([])
})

test('the terms of service define the parties, the purpose, the services, the limits, and the law', () => {
  const missing = says('terms-of-service', [
    /User means.*Candidate means.*Organization means/,
    /to connect organizations and candidates/,
    /free browsing.*discovering opportunities.*redirects.*educational content.*forum/,
    /only a facilitator/,
    /not liable for disputes.*not liable for data you share with organizations.*do not guarantee the accuracy of offers/,
    /act lawfully.*not post fraudulent, offensive or misleading content.*respect the rights of others/,
    /French law.*French courts have exclusive jurisdiction/,
  ])
  expect(missing).toEqual([])
})

test('the terms of sale: final fees, immediate access instead of withdrawal, a card payment provider, nothing stored', () => {
  const missing = says('terms-of-sale', [
    /All fees are final and non-refundable/,
    /European Union and the United Kingdom.*consent to immediate access.*lose the 14-day right of withdrawal once the subscription begins/,
    /Payment goes through a card payment provider/,
    /Payment details are never stored/,
    /one year.*no automatic renewal/,
  ])
  expect(missing).toEqual([])
})
