// Finds the JobPostings that a page tells of itself: JSON-LD in its scripts, or microdata in its elements.
import { isThing, listOf, type Thing } from './things.ts'

const isPosting = (type: unknown) => listOf(type).some((each) => /(^|[/:#])JobPosting$/i.test(String(each).trim()))
const mostThings = 50

/** Graphs, lists, lists of types; a posting inside another thing counts too. */
export function postingsInJsonLd(document: Document): Thing[] {
  const found: Thing[] = []
  for (const script of document.querySelectorAll('script')) {
    if (!/ld\+json/i.test(script.getAttribute('type') ?? '')) continue
    collect(parseLoosely(script.textContent ?? ''), found, 0)
  }
  return found.slice(0, mostThings)
}

function collect(value: unknown, found: Thing[], depth: number): void {
  if (depth > 8) return
  if (Array.isArray(value)) {
    for (const each of value) collect(each, found, depth + 1)
  } else if (isThing(value)) {
    if (isPosting(value['@type'])) found.push(value)
    else for (const inner of Object.values(value)) collect(inner, found, depth + 1)
  }
}

/** Comments around it and bare line breaks inside texts are common. */
function parseLoosely(text: string): unknown {
  const bare = withoutMarks(text)
  for (const attempt of [bare, bare.replaceAll(/\p{Cc}+/gu, ' ')]) {
    try {
      return JSON.parse(attempt)
    } catch {
      // The next attempt is looser.
    }
  }
  return undefined
}

const marksBefore = ['<!--', '-->', '<![CDATA[', '//', '/*', '*/', '>']
const marksBehind = ['-->', '<!--', ']]>', '<!', '//', '/*', '*/', ';']

/** What hides a script from old browsers: `<!-- … //-->`, `//<![CDATA[ … //]]>` and all that is made of them. */
function withoutMarks(text: string): string {
  let left = text.trim()
  for (let mark = before(left); mark; mark = before(left)) left = left.slice(mark.length).trimStart()
  for (let mark = behind(left); mark; mark = behind(left)) left = left.slice(0, -mark.length).trimEnd()
  return left
}

const before = (text: string) => marksBefore.find((mark) => text.startsWith(mark))
const behind = (text: string) => marksBehind.find((mark) => text.endsWith(mark))

export function postingsInMicrodata(document: Document): Thing[] {
  const scopes = [...document.querySelectorAll('[itemscope][itemtype]')]
  return scopes
    .filter((scope) => isPosting(scope.getAttribute('itemtype')))
    .slice(0, mostThings)
    .map((scope) => readScope(scope, 0))
}

function readScope(scope: Element, depth: number): Thing {
  const thing: Thing = {}
  const visit = (element: Element) => {
    for (const child of element.children) {
      const isScope = child.hasAttribute('itemscope')
      for (const name of (child.getAttribute('itemprop') ?? '').split(/\s+/).filter(Boolean)) {
        if (name === '__proto__') continue
        const value = isScope && depth < 6 ? readScope(child, depth + 1) : sayingOf(child)
        thing[name] = Object.hasOwn(thing, name) ? [...listOf(thing[name]), value] : value
      }
      if (!isScope) visit(child)
    }
  }
  visit(scope)
  return thing
}

function sayingOf(element: Element): string {
  const said = ['content', 'datetime', 'href', 'src']
    .map((name) => element.getAttribute(name))
    .find((value) => value !== null)
  return (
    said ??
    (/^(p|div|section|article|ul|span)$/i.test(element.tagName) ? element.innerHTML : (element.textContent ?? ''))
  )
}
