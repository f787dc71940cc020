// Prints an issue: each variant is rendered once, then every reader's own links are put in.

import { writePrice } from '#features/settings/price.rules.ts'
import { readSettings } from '#features/settings/server/settings.service.ts'
import type { Sql } from '#platform/db.ts'
import type { Deps } from '#platform/deps.ts'
import { oneClickHeaders } from '#platform/mail/one-click.ts'
import { type RenderedLetter, renderLetter } from '#platform/mail/render-letter.tsx'
import { brand } from '#shared/brand.ts'
import { type IssueContent, markedFor, type Variant, viewFor } from '../newsletter.rules.ts'
import { issueLetter } from './newsletter.letters.tsx'

export type ReaderLetter = { letter: RenderedLetter; headers: Record<string, string> }

const tokenHere = '--the-token-of-this-reader--'

export type IssueWords = { week: string; subject: string; intro: string }

export async function printIssue(
  deps: Pick<Deps, 'cache' | 'config' | 'db'>,
  words: IssueWords,
  content: IssueContent,
  tx?: Sql,
) {
  const { publicUrl } = deps.config
  const { supportEmail, price } = await readSettings(deps, tx)
  const printed = new Map<Variant, RenderedLetter>()

  function printVariant(variant: Variant): RenderedLetter {
    const known = printed.get(variant)
    if (known) return known
    const links = {
      isOwn: (address: string) => address === publicUrl || address.startsWith(`${publicUrl}/`),
      mark: (address: string) => markedFor(words.week, address),
      publicUrl,
      unsubscribe: `${publicUrl}/unsubscribe?token=${tokenHere}`,
      preferences: `${publicUrl}/preferences?token=${tokenHere}`,
      price: writePrice(price).text,
    }
    const letter = issueLetter({ ...words, view: viewFor(content, variant), variant, links })
    const rendered = renderLetter(letter, { supportEmail })
    printed.set(variant, rendered)
    return rendered
  }

  return (variant: Variant, token: string): ReaderLetter => {
    const { subject, html, text } = printVariant(variant)
    return {
      letter: { subject, html: html.replaceAll(tokenHere, token), text: text.replaceAll(tokenHere, token) },
      headers: {
        'List-Id': `${brand.name} newsletter <newsletter.${new URL(publicUrl).hostname}>`,
        ...oneClickHeaders(`${publicUrl}/api/newsletter/unsubscribe?token=${token}`),
      },
    }
  }
}
