// What a page says of itself for those who share it.
import { type Posting, textIn } from './posting.ts'

/** In a hiring system the shared picture is the organisation's; elsewhere it is any photograph, and the icon is theirs. */
export function readOpenGraph(document: Document, isSystem: boolean): Posting {
  const meta = (name: string) => {
    const element = document.querySelector(`meta[property="${name}" i], meta[name="${name}" i]`)
    return textIn(element?.getAttribute('content'))
  }
  const icon = textIn(document.querySelector('link[rel="apple-touch-icon" i]')?.getAttribute('href'))
  return {
    title: meta('og:title'),
    company: meta('og:site_name'),
    description: meta('og:description') ?? meta('description'),
    logo: meta('og:logo') ?? (isSystem ? meta('og:image') : icon),
  }
}
