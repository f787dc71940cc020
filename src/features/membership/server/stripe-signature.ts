// Checks that an event comes from the payment provider: over the raw bytes, in constant time, fresh, under one of our secrets.
import { createHmac, timingSafeEqual } from 'node:crypto'

const toleranceSeconds = 300

export function signPayload(payload: string | Buffer, secret: string, timestamp: number): string {
  const digest = createHmac('sha256', secret).update(`${timestamp}.`).update(payload).digest('hex')
  return `t=${timestamp},v1=${digest}`
}

export function isSignedByProvider(
  payload: Buffer,
  header: string | undefined,
  secrets: readonly string[],
  nowsMs: number[],
): boolean {
  const parts = (header ?? '').split(',').map((part) => part.trim().split('='))
  const timestamp = Number(parts.find(([name]) => name === 't')?.[1])
  const given = parts.flatMap(([name, value]) =>
    name === 'v1' && /^[0-9a-f]{64}$/.test(value ?? '') ? [Buffer.from(value!, 'hex')] : [],
  )
  const isFresh = nowsMs.some((now) => Math.abs(now / 1000 - timestamp) <= toleranceSeconds)
  if (!Number.isInteger(timestamp) || !isFresh || given.length === 0 || given.length > 10) return false
  return secrets.some((secret) => {
    const expected = createHmac('sha256', secret).update(`${timestamp}.`).update(payload).digest()
    return given.some((each) => timingSafeEqual(each, expected))
  })
}
