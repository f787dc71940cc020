// Whose turn it is, and how long a host, or our own mail server, is left alone.
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type MailRoom, openMailRoom } from '#testing/mail-room.ts'
import { insertLetter, markSent } from './letters.store.ts'
import { endPauses, ownServer, pausedUntil, pauseHost, takeTurn } from './mail-hosts.store.ts'

let room: MailRoom
let db: MailRoom['db']['orm']
beforeAll(async () => {
  room = await openMailRoom()
  db = room.db.orm
})
afterEach(() => room.tidy())
afterAll(() => room.close())

const start = Date.parse('2026-06-01T12:00:00Z')
const at = (seconds: number) => new Date(start + seconds * 1_000)
const timing = { firstMs: 10_000, longestMs: 60_000 }

let letters = 0
async function aLetter(recipient: string, giveUpAt = at(3_600)): Promise<string> {
  const words = { subject: 'The week in the ocean', html: '<p>Hello</p>', text: 'Hello' }
  letters += 1
  return (await insertLetter(db, { ...words, key: `turn:${letters}`, recipient, createdAt: at(0), giveUpAt }))!
}
const turnOf = async (recipient: string, seconds = 0) => takeTurn(db, await aLetter(recipient), at(seconds), 2_000)

test('each pause is twice as long as the one before, up to the longest, and the first again once a letter got through', async () => {
  let now = 0
  const lengths: number[] = []
  for (let n = 0; n < 5; n += 1) {
    const end = await pauseHost(db, 'bay.example', at(now), timing)
    lengths.push((end.getTime() - at(now).getTime()) / 1_000)
    now += lengths.at(-1)!
  }
  expect(lengths).toEqual([10, 20, 40, 60, 60])
  await endPauses(db, 'bay.example')
  expect(await pausedUntil(db, 'bay.example', at(now - 1))).toBeNull()
  expect(await pauseHost(db, 'bay.example', at(now), timing)).toEqual(at(now + 10))
})

test('what is refused during a pause does not make it longer', async () => {
  expect(await pauseHost(db, 'bay.example', at(0), timing)).toEqual(at(10))
  expect(await pauseHost(db, 'bay.example', at(9), timing)).toEqual(at(10))
  expect(await pausedUntil(db, 'bay.example', at(9))).toEqual(at(10))
  expect(await pausedUntil(db, 'bay.example', at(10))).toBeNull()
  expect(await pauseHost(db, 'bay.example', at(10), timing)).toEqual(at(30))
})

test('letters to a host leave one after the other, and a quiet host saves up no places', async () => {
  expect(await turnOf('one@bay.example')).toEqual({ slot: at(0), pausedUntil: null, hasStrikes: false })
  expect(await turnOf('two@BAY.example')).toMatchObject({ slot: at(2) })
  expect(await turnOf('one@cove.example')).toMatchObject({ slot: at(0) })
  expect(await turnOf('three@bay.example', 60)).toMatchObject({ slot: at(60) })
  expect(await turnOf('four@bay.example', 60)).toMatchObject({ slot: at(62) })
})

test('while our own mail server is left alone nobody gets a place, and the longer of two pauses counts', async () => {
  await turnOf('one@bay.example')
  await pauseHost(db, ownServer, at(0), timing)
  expect(await turnOf('two@bay.example')).toEqual({ slot: expect.any(Date), pausedUntil: at(10), hasStrikes: true })
  await pauseHost(db, 'bay.example', at(5), timing)
  expect(await turnOf('three@bay.example', 5)).toMatchObject({ pausedUntil: at(15) })
  expect(await pausedUntil(db, 'bay.example', at(5))).toEqual(at(15))
  expect(await pausedUntil(db, 'cove.example', at(5))).toEqual(at(10))
  await pauseHost(db, 'cove.example', at(0), { firstMs: 1_000, longestMs: 60_000 })
  expect(await turnOf('one@cove.example')).toMatchObject({ pausedUntil: at(10) })
  for (let n = 0; n < 5; n += 1) expect(await turnOf(`${n}@bay.example`, 14)).toMatchObject({ pausedUntil: at(15) })
  // As if none of them had asked.
  expect(await turnOf('four@bay.example', 15)).toMatchObject({ slot: at(15), pausedUntil: null, hasStrikes: true })
})

test('a letter that got through ends the pause of its host and of our own server, and of no other host', async () => {
  for (const host of ['bay.example', 'cove.example', ownServer]) await pauseHost(db, host, at(0), timing)
  await endPauses(db, 'bay.example')
  expect(await pausedUntil(db, 'bay.example', at(1))).toBeNull()
  expect(await pausedUntil(db, 'cove.example', at(1))).toEqual(at(10))
})

test('a letter that is about to be given up, or waits no more, takes nobody’s place', async () => {
  const late = await aLetter('late@bay.example', at(30))
  const sent = await aLetter('sent@bay.example')
  await markSent(db, sent, at(0))
  const nobodys = '00000000-0000-4000-8000-000000000000'
  for (const id of [late, sent, nobodys]) expect(await takeTurn(db, id, at(30), 2_000)).toBeNull()
  expect(await turnOf('one@bay.example')).toMatchObject({ slot: at(0) })
})
