// The kinds of field that front matter is made of.
import { z } from 'zod'

export const line = z.string().trim().min(1)
export const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case words joined by hyphens')
export const day = z.iso.date({ error: 'must be a day such as 2026-03-14' })
export const httpsUrl = z.url({ protocol: /^https$/, error: 'must be an https address' })

/** What search engines show below the title: long enough to say something, short enough to be shown. */
export const summary = line.min(50).max(200)
