// The legal pages: their dates, every statement the specification asks for, and everything the browser stores.
import { describe, expect, test } from 'vitest'
import { storageKeys } from '#shared/brand.ts'
import { textOf } from './body-text.rules.ts'
import { readAll, readLegalText } from './build/read-content.ts'

const texts = readAll('legal', readLegalText)
const find = (id: string) => texts.find((text) => text.id === id)!
const wordsOf = (id: string) => find(id).body.map(textOf).join('\n').toLowerCase()

const statements: Record<string, string[]> = {
  'privacy-policy': [
    ...['introduction', 'name', 'e-mail address', 'contact details', 'profile picture', 'usage', 'search queries'],
    ...['job preferences', 'application history', 'device and ip address', 'how we use information'],
    ...['essential', 'analytics', 'preference', 'cookie banner', 'settings of your browser'],
    ...['we do not sell personal data', 'encryption', 'assessments', 'access controls', 'secure hosting'],
    ...['access', 'update', 'delete', 'portability', 'opt out', 'within 30 days', 'changes to this policy'],
    ...['newsletter', 'audit', 'backups', 'seven days', '13 months', '/24', '/48'],
  ],
  'terms-of-service': [
    ...['user means', 'candidate means', 'organization means', 'connect organizations and candidates'],
    ...['free browsing', 'discovering opportunities', 'redirects you', 'educational content', 'forum'],
    ...['only a facilitator', 'not liable for disputes', 'not liable for data you share with organizations'],
    ...['do not guarantee the accuracy of offers', 'act lawfully', 'fraudulent, offensive or misleading'],
    ...['respect the rights of others', 'french law', 'french courts have exclusive jurisdiction'],
  ],
  'terms-of-sale': [
    ...['all fees are final and non-refundable', 'european union', 'united kingdom', 'consent to immediate access'],
    ...['lose the 14-day right of withdrawal once the subscription begins', 'card payment provider'],
    ...['payment details are never stored'],
  ],
}

describe('the legal pages', () => {
  test('carry the dates of the specification', () => {
    expect(find('privacy-policy')).toMatchObject({ lastUpdated: '2025-09-27', effective: '2025-09-27' })
    expect(find('terms-of-service')).toMatchObject({ lastUpdated: '2025-09-27' })
    expect(find('terms-of-sale')).toMatchObject({ lastUpdated: '2025-10-05' })
  })

  test.each(Object.entries(statements))('%s says everything it has to say', (id, sentences) => {
    const words = wordsOf(id)
    expect(sentences.filter((sentence) => !words.includes(sentence))).toEqual([])
  })

  test('name everything the browser stores', () => {
    const words = wordsOf('privacy-policy')
    const stored = [...Object.values(storageKeys), '__host-session', 'session_']
    expect(stored.filter((name) => !words.includes(name))).toEqual([])
  })
})
