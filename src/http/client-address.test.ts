import { expect, test } from 'vitest'
import { clientAddress, limitKey } from './client-address.ts'

test('without trusted proxies nobody can pretend to be another address', () => {
  expect(clientAddress('198.51.100.1', '203.0.113.9', 0)).toBe('198.51.100.1')
})

test('with trusted proxies the address is the one the outermost of them saw', () => {
  expect(clientAddress('10.0.0.1', '6.6.6.6, 203.0.113.9', 1)).toBe('203.0.113.9')
  expect(clientAddress('10.0.0.1', '6.6.6.6, 203.0.113.9, 10.0.0.2', 2)).toBe('203.0.113.9')
  expect(clientAddress('10.0.0.1', undefined, 1)).toBe('10.0.0.1')
})

test('an IPv4 address in IPv6 clothes is the same address', () => {
  expect(clientAddress('::ffff:198.51.100.1', undefined, 0)).toBe('198.51.100.1')
})

test('limits count a whole /64 of IPv6 as one', () => {
  expect(limitKey('2001:db8:1:2:3:4:5:6')).toBe(limitKey('2001:0db8:1:2::99'))
  expect(limitKey('2001:db8:1:2::1')).not.toBe(limitKey('2001:db8:1:3::1'))
  expect(limitKey('198.51.100.1')).toBe('198.51.100.1')
})

test('a port that a proxy wrote behind the address is no part of it', () => {
  for (const [forwarded, address] of [
    ['203.0.113.9:5678', '203.0.113.9'],
    ['[::1]:80', '::1'],
    ['[2001:db8::7]', '2001:db8::7'],
    ['2001:db8::7', '2001:db8::7'],
    ['[::ffff:203.0.113.9]:443', '203.0.113.9'],
  ] as const)
    expect(clientAddress('10.0.0.1', forwarded, 1)).toBe(address)
})
