// What is kept of a network address.
import { expect, test } from 'vitest'
import { truncateAddress } from './addresses.ts'

test('of an address only the network is kept: /24 of IPv4, /48 of IPv6, however it is written', () => {
  const kept = {
    '203.0.113.77': '203.0.113.0',
    '2001:db8:7:9::1': '2001:db8:7::',
    '2001:db8::5': '2001:db8::',
    '2001::abcd:1': '2001::',
    '::1': '::',
    'not an address': '',
  }
  expect(Object.fromEntries(Object.keys(kept).map((address) => [address, truncateAddress(address)]))).toEqual(kept)
})
