// Prints an issue: each variant is rendered once, then every reader's own links are put in.

import type { Deps } from '#platform/deps.ts'
import { type RenderedLetter, renderLetter } from '#platform/mail/render-letter.tsx'
import { brand } from '#shared/brand.ts'
import { type IssueContent, type Variant, viewFor } from '../newsletter.rules.ts'
import { issueLetter } from './newsletter.letters.tsx'

export type ReaderLetter = { letter: RenderedLetter; headers: Record<string, string> }

const tokenHere = '--the-token-of-this-reader--'

export type IssueWords = { subject: string; intro: string }

export function printIssue({ config }: Pick<Deps, 'config'>, words: IssueWords, content: IssueContent) {
  const { publicUrl, supportEmail } = config
  const printed = new Map<Variant, RenderedLetter>()

  function printVariant(variant: Variant): RenderedLetter {
    const known = printed.get(variant)
    if (known) return known
    const links = {
      publicUrl,
      unsubscribe: `${publicUrl}/unsubscribe?token=${tokenHere}`,
      preferences: `${publicUrl}/preferences?token=${tokenHere}`,
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
        'List-Unsubscribe': `<${publicUrl}/api/newsletter/unsubscribe?token=${token}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
    }
  }
}
