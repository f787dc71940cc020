// What a name stands for is asked of name servers themselves, and all of it counts.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeResolver } from './guarded-connect.ts'
import { type NameServer, openNameServer } from './name-server.fixture.ts'
import { reasonOf } from './outbound.fixture.ts'
import { makeOutbound } from './outbound.ts'

const public4 = [198, 41, 0, 4]
const public6 = [0x20, 0x01, 0x05, 0x03, 0xba, 0x3e, ...Array<number>(9).fill(0), 0x30]
const own6 = [...Array<number>(15).fill(0), 1]

let names: NameServer
beforeAll(async () => {
  names = await openNameServer({
    'both.example': { 1: [public4], 28: [public6] },
    'four.example': { 1: [public4, [198, 41, 0, 5]] },
    'six.example': { 28: [public6] },
    'none.example': {},
    'inside.example': { 1: [[10, 0, 0, 1]] },
    'half-inside.example': { 1: [public4], 28: [own6] },
  })
})
afterAll(() => names.close())

const resolve = (name: string) => makeResolver([names.address])(name)

test('a name stands for every address of either kind that its name server tells', async () => {
  const [four, six] = [
    { address: '198.41.0.4', family: 4 },
    { address: '2001:503:ba3e::30', family: 6 },
  ]
  expect(await resolve('both.example')).toEqual([four, six])
  expect(await resolve('four.example')).toEqual([four, { address: '198.41.0.5', family: 4 }])
  expect(await resolve('six.example')).toEqual([six])
})

test('a name without an address is an error', async () => {
  await expect(resolve('nobody.example')).rejects.toMatchObject({ code: 'ENOTFOUND' })
  await expect(resolve('none.example')).rejects.toMatchObject({ code: 'ENODATA' })
})

test.each(['inside.example', 'half-inside.example'])(
  '%s is not connected to, whoever says where it is',
  async (name) => {
    const outbound = makeOutbound({ userAgent: 'Test/1', resolve })
    for (const protocol of ['http', 'https'])
      expect(reasonOf(await outbound.fetch(`${protocol}://${name}/`))).toBe('refused')
  },
)
