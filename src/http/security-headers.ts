// The headers on every answer, and the content security policies of pages and of the API.
import { createHash } from 'node:crypto'

const closedFeatures = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
]

/** Passkeys are made and used on our own pages, never in a frame of somebody else's. */
const ownFeatures = ['publickey-credentials-create', 'publickey-credentials-get']

export const apiPolicy = "default-src 'none'; frame-ancestors 'none'"

/** Of a page that is made apart from the site, without scripts: its own styles may be there, and nothing else. */
export function plainPagePolicy(styles: string): string {
  const hash = createHash('sha256').update(styles).digest('base64')
  return `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; frame-ancestors 'none'`
}

/** Scripts run only when they are ours: from our own files, or inline with one of these hashes or this nonce. */
export function pagePolicy(inlineScripts: readonly string[]): string {
  const scripts = ["'self'", ...inlineScripts].join(' ')
  return [
    "default-src 'none'",
    `script-src ${scripts}`,
    "style-src 'self'",
    "img-src 'self' blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

export function securityHeaders(isHttps: boolean): Record<string, string> {
  return {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Frame-Options': 'DENY',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': [
      ...closedFeatures.map((feature) => `${feature}=()`),
      ...ownFeatures.map((feature) => `${feature}=(self)`),
    ].join(', '),
    ...(isHttps ? { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' } : {}),
  }
}
