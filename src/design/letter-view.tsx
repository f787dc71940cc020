// Shows a finished letter inside a page, apart from the page's own styles and without loosening its policy.
import { useEffect, useRef } from 'react'
import { ScrollArea } from './scroll-area.tsx'

interface LetterViewProps {
  /** A whole HTML document we wrote ourselves. */
  html: string
  /** What is shown, for screen readers. */
  label: string
}

export function LetterView({ html, label }: LetterViewProps) {
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const host = frame.current
    if (host) drawLetter(host.shadowRoot ?? host.attachShadow({ mode: 'open' }), html)
  }, [html])
  return (
    <ScrollArea label={label}>
      <div ref={frame} />
    </ScrollArea>
  )
}

const styleElement = /<style>([\s\S]*?)<\/style>/g

/**
 * Styles in markup are refused by the page's policy, even in a document that is only parsed; the same words said by
 * script are not. Text can't be mistaken for an attribute: its quotes are escaped.
 */
function drawLetter(root: ShadowRoot, html: string): void {
  const sheets = [...html.matchAll(styleElement)].map(([, rules = '']) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(rules.replaceAll('&gt;', '>'))
    return sheet
  })
  const markup = html.replace(styleElement, '').replaceAll(' style="', ' data-style="')
  const letter = new DOMParser().parseFromString(markup, 'text/html')
  const page = document.createElement('div')
  page.className = letter.body.className
  page.dataset.style = letter.body.dataset.style ?? ''
  page.append(...document.importNode(letter.body, true).childNodes)
  for (const element of [page, ...page.querySelectorAll<HTMLElement>('[data-style]')]) {
    element.style.cssText = element.dataset.style ?? ''
    delete element.dataset.style
  }
  // What a click opens is for readers, not for whoever looks at the draft: the desk stays open.
  for (const link of page.querySelectorAll('a')) {
    link.target = '_blank'
    link.rel = 'noopener noreferrer'
  }
  root.adoptedStyleSheets = sheets
  root.replaceChildren(page)
}
