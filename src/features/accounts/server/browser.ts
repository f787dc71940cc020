// What a session remembers of the browser that opened it: a readable device name and a truncated address.
import type { Context } from 'hono'
import type { AppEnv } from '#http/app-env.ts'
import { truncateAddress } from '#shared/addresses.ts'
import type { Browser } from './sign-in.service.ts'

export function browserOf(c: Context<AppEnv>): Browser {
  return {
    device: deviceName(c.req.header('user-agent') ?? ''),
    address: truncateAddress(c.var.address),
    limitAddress: c.var.address,
  }
}

const browsers: [RegExp, string][] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(OPR|Opera)\//, 'Opera'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]
const systems: [RegExp, string][] = [
  [/\b(iPhone|iPod)\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
]

/** "Firefox on Linux"; never the whole user agent, which tells more than people need. */
export function deviceName(userAgent: string): string {
  const browser = browsers.find(([pattern]) => pattern.test(userAgent))?.[1]
  const system = systems.find(([pattern]) => pattern.test(userAgent))?.[1]
  if (!browser && !system) return 'Unknown device'
  return system ? `${browser ?? 'A browser'} on ${system}` : browser!
}
