// What the Nu HTML checker refuses and html-validate lets pass: each a look at one element that answers what is wrong with it.
import { type HtmlElement, Rule, TextNode } from 'html-validate'
import { ariaValues, isTime, valuesOf } from './html-values.ts'

type Look = (element: HtmlElement) => string[]

const isPattern = (name: string) => /^(data-.+|on[a-z]+|xmlns)$/.test(name)
/** Of RDFa, which Open Graph is written in. */
const isProperty = ({ tagName }: HtmlElement, name: string) => tagName === 'meta' && name === 'property'

/** Whoever writes `classname` or `aria-lable` hears nothing of it from a browser. */
const unknownAttributes: Look = (element) => {
  const known = element.meta?.attributes
  if (!known || element.is('svg')) return []
  const names = element.attributes.map(({ key }) => key)
  const unknown = names.filter((name) => !(Object.hasOwn(known, name) || Object.hasOwn(ariaValues, name)))
  return unknown
    .filter((name) => !isPattern(name) && !isProperty(element, name))
    .map((name) => `there is no attribute "${name}"`)
}

const badValues: Look = (element) => {
  const type = element.getAttributeValue('type')
  return element.attributes.flatMap(({ key, value }) => {
    const isWrong = typeof value === 'string' && valuesOf(element.tagName, type, key)?.test(value) === false
    return isWrong ? [`"${value}" is no value of "${key}"`] : []
  })
}

const groups: Look = (element) => {
  const isGroup = element.is('div') && element.parent?.is('dl')
  if (!element.is('dl') && !isGroup) return []
  const names = element.childElements.map(({ tagName }) => tagName).filter((name) => !/^(script|template)$/.test(name))
  if (!isGroup && names.every((name) => name === 'div')) return []
  return /^((dt )+(dd )+)+$/.test(names.map((name) => `${name} `).join(''))
    ? []
    : ['terms and what is said of them do not come in pairs, or groups are mixed with others']
}

const textless = new Set(['ul', 'ol', 'dl', 'menu', 'select', 'table', 'thead', 'tbody', 'tfoot', 'tr', 'colgroup'])
const looseText: Look = ({ tagName, childNodes }) => {
  const isLoose = childNodes.some((node) => node instanceof TextNode && node.textContent.trim())
  return textless.has(tagName) && isLoose ? ['text stands here that belongs into an element'] : []
}

const cells: Look = (element) =>
  (element.is('td') || element.is('th')) && !element.parent?.is('tr') ? ['a cell stands outside of a row'] : []

const bareTimes: Look = (element) =>
  element.is('time') && !element.hasAttribute('datetime') && !isTime(element.textContent)
    ? ['its words are no time that a program can read']
    : []

const stopsWithin: Look = (element) =>
  element.hasAttribute('tabindex') && element.parent?.closest('a, button')
    ? ['the keyboard stops within a link or a button']
    : []

const scripts: Look = (element) => {
  const isInline =
    element.is('script') && !element.hasAttribute('src') && element.getAttributeValue('type') !== 'module'
  return isInline && (element.hasAttribute('async') || element.hasAttribute('defer'))
    ? ['what stands in the page can not be loaded later']
    : []
}

const needed: [selector: string, attribute: string][] = [
  ['link[rel="preload"]', 'as'],
  ['span[role="heading"], div[role="heading"]', 'aria-level'],
]
const missing: Look = (element) =>
  needed.flatMap(([selector, name]) =>
    element.matches(selector) && !element.hasAttribute(name) ? [`"${name}" is missing`] : [],
  )

/** A required list whose first choice is a real one is always answered. */
const firstChoices: Look = (element) => {
  const isAsked = element.is('select') && element.hasAttribute('required') && !element.hasAttribute('multiple')
  const first = isAsked ? element.firstElementChild : null
  return first?.is('option') && (first.getAttributeValue('value') ?? first.textContent)
    ? ['required, and its first choice is one already']
    : []
}

const saidTwice: Look = (element) => {
  const hidden = element.is('input') && element.getAttributeValue('type') === 'hidden'
  const checkbox = element.is('input') && element.getAttributeValue('type') === 'checkbox'
  const twice = [
    hidden && 'aria-hidden',
    checkbox && 'aria-checked',
    element.hasAttribute('placeholder') && 'aria-placeholder',
  ]
  return twice.flatMap((name) => (name && element.hasAttribute(name) ? [`"${name}" has no place here`] : []))
}

const headings = 'h1, h2, h3, h4, h5, h6'
const nameless: Look = (element) =>
  /^(section|article)$/.test(element.tagName) && !element.querySelector(headings) && !isNamed(element)
    ? ['it has neither heading nor name']
    : []
/** What is hidden from who listens, as a blurred card is, is told to nobody: Nu warns of it, and means no harm. */
const isNamed = (element: HtmlElement) =>
  element.hasAttribute('aria-label') ||
  element.hasAttribute('aria-labelledby') ||
  element.getAttributeValue('aria-hidden') === 'true'

const owners: Record<string, string> = {
  tab: '[role="tablist"]',
  option: '[role="listbox"], [role="group"]',
  row: '[role="table"], [role="grid"], [role="treegrid"], [role="rowgroup"]',
  listitem: '[role="list"], ul, ol',
}
const orphans: Look = (element) => {
  const role = element.getAttributeValue('role') ?? ''
  const owner = Object.hasOwn(owners, role) ? owners[role] : undefined
  return owner && !element.parent?.closest(owner) ? [`role "${role}" stands outside of ${owner}`] : []
}

const looks = [
  unknownAttributes,
  badValues,
  groups,
  looseText,
  cells,
  bareTimes,
  stopsWithin,
  scripts,
  missing,
  firstChoices,
  saidTwice,
  orphans,
  nameless,
]

export class NuRules extends Rule {
  setup() {
    this.on('dom:ready', ({ document }) => {
      for (const element of document.querySelectorAll('*')) {
        for (const message of looks.flatMap((look) => look(element))) this.report(element, message)
      }
    })
  }
}
