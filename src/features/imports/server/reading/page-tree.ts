// A foreign page as a tree in which names are found however they are written.
import { parseHTML } from 'linkedom'

export function treeOfPage(html: string): Document {
  const whole = /<html/i.test(html) ? html : `<!doctype html><html><body>${html}</body></html>`
  const { document } = parseHTML(whole)
  for (const element of document.querySelectorAll('*')) lowerNames(element)
  return document
}

/** The parser writes names of elements small, and leaves those of attributes as they stand. */
function lowerNames(element: Element): void {
  for (const { name, value } of [...element.attributes]) {
    const low = name.toLowerCase()
    if (low === name) continue
    element.removeAttribute(name)
    if (!element.hasAttribute(low)) element.setAttribute(low, value)
  }
}
