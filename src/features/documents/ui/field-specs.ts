// The fields of each kind as the editor asks for them. What they must be is the schema's, which the server asks.
import { authorChoices, categories } from '#features/content/article.schema.ts'
import type { Document, Kind, Words } from '../document.schema.ts'

export type FieldSpec = {
  name: string
  label: string
  /** `lines`: one of a list in each line. */
  shape: 'line' | 'text' | 'lines' | 'day' | 'number' | 'yes' | 'choice'
  options?: readonly { value: string; label: string }[]
  hint?: string
}

const title: FieldSpec = { name: 'title', label: 'Title', shape: 'line' }
const description: FieldSpec = {
  name: 'description',
  label: 'Description',
  shape: 'text',
  hint: 'For cards and search engines, 50 to 200 characters',
}
const isNew: FieldSpec = { name: 'isNew', label: 'Marked as NEW', shape: 'yes' }
const byItself = (value: string) => ({ value, label: value })
const lines = (name: string, label: string, hint = 'One in each line'): FieldSpec => ({
  name,
  label,
  shape: 'lines',
  hint,
})

export const fieldSpecs: Record<Kind, readonly FieldSpec[]> = {
  article: [
    title,
    description,
    { name: 'date', label: 'Date', shape: 'day' },
    { name: 'category', label: 'Category', shape: 'choice', options: categories.map(byItself) },
    { name: 'author', label: 'Author', shape: 'choice', options: authorChoices },
    isNew,
    lines('careers', 'Careers it is about', 'The names in their addresses, one in each line'),
    lines('sources', 'Sources', 'At least three, one in each line'),
  ],
  career: [
    title,
    description,
    { name: 'order', label: 'Place in the list', shape: 'number' },
    lines('responsibilities', 'Responsibilities'),
    lines('requirements', 'Requirements'),
    lines('skills', 'Skills'),
    { name: 'salaryRange', label: 'Pay', shape: 'line', hint: 'Such as $35,000 - $55,000' },
    { name: 'duration', label: 'Training', shape: 'line' },
    { name: 'location', label: 'Where', shape: 'line' },
    isNew,
    lines('articles', 'Articles', 'The names in their addresses, one in each line'),
    lines('programmes', 'University programmes', 'Their names, one in each line'),
    { name: 'jobSearch', label: 'Words that find fitting listings', shape: 'line' },
  ],
  legal: [
    title,
    description,
    { name: 'lastUpdated', label: 'Last updated', shape: 'day' },
    { name: 'effective', label: 'Effective', shape: 'day' },
    { name: 'asksAgain', label: 'Members are asked to agree at their next visit', shape: 'yes' },
  ],
  guide: [
    title,
    { name: 'order', label: 'Number of the chapter', shape: 'number' },
    { name: 'free', label: 'Free to read for everybody', shape: 'yes' },
  ],
  page: [title, description],
}

export const kindNames: Record<Kind, { one: string; all: string }> = {
  article: { one: 'Article', all: 'Articles' },
  career: { one: 'Career', all: 'Careers' },
  legal: { one: 'Legal text', all: 'Legal texts' },
  guide: { one: 'Chapter', all: 'Guide' },
  page: { one: 'Page', all: 'Pages' },
}

/** Whoever writes a list ends with an empty line, which is none of its entries. */
export function withoutEmptyLines(fields: Record<string, unknown>): Record<string, unknown> {
  const isSaid = (each: unknown) => typeof each !== 'string' || each.trim() !== ''
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, Array.isArray(value) ? value.filter(isSaid) : value]),
  )
}

/**
 * What the next save begins with. Who has published a change that asks members to agree has asked them: the misprint that
 * is mended a week later is no reason to ask again, unless somebody says so.
 */
export function toGoOnFrom({ state, markdown, fields }: Pick<Document, 'state' | keyof Words>): Words {
  const { asksAgain, ...lasting } = fields
  return { markdown, fields: state === 'published' ? lasting : fields }
}
