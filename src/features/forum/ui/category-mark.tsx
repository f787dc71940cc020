// What a topic is about, as a label in the category's colour.
import { Badge } from '#design/badge.tsx'
import type { Category } from '../category.schema.ts'

export type CategoryLook = Pick<Category, 'name' | 'colour'>

export function CategoryMark({ category: { name, colour } }: { category: CategoryLook }) {
  return <Badge tone={colour}>{name}</Badge>
}

export function lookOf(categories: readonly Category[] | undefined, slug: string): CategoryLook | null {
  const found = categories?.find((category) => category.slug === slug)
  return found ? { name: found.name, colour: found.colour } : null
}
