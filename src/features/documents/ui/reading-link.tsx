// From a document at the desk to where everybody reads it.
import { linkOptions } from '@tanstack/react-router'
import { buttonClasses } from '#design/button.tsx'
import { SiteLink, type SiteTarget } from '#design/site-link.tsx'
import type { ByDocument } from '../document.schema.ts'

const legalTexts: Record<string, SiteTarget> = {
  'privacy-policy': linkOptions({ to: '/privacy-policy' }),
  'terms-of-service': linkOptions({ to: '/terms-of-service' }),
  'terms-of-sale': linkOptions({ to: '/terms-of-sale' }),
}

function targetOf({ kind, slug }: ByDocument): SiteTarget | undefined {
  if (kind === 'article') return linkOptions({ to: '/blog/$id', params: { id: slug } })
  if (kind === 'career') return linkOptions({ to: '/career/$id', params: { id: slug } })
  if (kind === 'guide') return linkOptions({ to: '/guide/$chapter', params: { chapter: slug } })
  if (kind === 'page') return linkOptions({ to: '/pages/$slug', params: { slug } })
  return legalTexts[slug]
}

export function ReadingLink({ document }: { document: ByDocument }) {
  const target = targetOf(document)
  if (!target) return null
  return (
    <SiteLink {...target} className={buttonClasses({ variant: 'outline' })}>
      See it on the site
    </SiteLink>
  )
}
