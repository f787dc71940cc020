// Compares what somebody sent with what is secret: how long it takes tells nothing about where they differ.
import { timingSafeEqual } from 'node:crypto'

export function areSameBytes(given: Buffer, expected: Buffer): boolean {
  return given.length === expected.length && timingSafeEqual(given, expected)
}
