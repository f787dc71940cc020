// The categories above the list: each leads to its own address.
import { classNames } from '#design/class-names.ts'
import { SiteLink } from '#design/site-link.tsx'
import { softTone } from '#design/tone.ts'
import type { Category } from '../category.schema.ts'
import type { ListSearch } from './forum.api.ts'
import { listLink } from './forum-links.ts'

/** What is asked for stays when the category changes. */
type Props = { categories: readonly Category[]; asked: ListSearch }

const chip =
  'inline-flex min-h-11 items-center gap-2 rounded-full border px-4 text-sm font-medium whitespace-nowrap hover:border-edge'

export function CategoryChips({ categories, asked: { category: chosen = '', page: _, ...asked } }: Props) {
  const all = { slug: '', name: 'All', colour: 'slate' as const, topicCount: null }
  return (
    <nav aria-label="Categories" className="mt-4 -mx-(--gutter) overflow-x-auto px-(--gutter)">
      <ul className="flex w-max gap-2 py-1 md:w-auto md:flex-wrap">
        {[all, ...categories].map(({ slug, name, colour, topicCount }) => (
          <li key={slug}>
            <SiteLink
              {...listLink({ ...asked, category: slug })}
              aria-current={slug === chosen ? 'page' : undefined}
              className={classNames(
                chip,
                slug === chosen ? `border-transparent ${softTone[colour]}` : 'border-line bg-surface',
              )}
            >
              {slug && <span aria-hidden="true" className={classNames('size-2.5 rounded-full', dot[colour])} />}
              {name}
              {topicCount !== null && <span className="text-xs tabular-nums opacity-80">{topicCount}</span>}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

// Spelled out because Tailwind only finds class names that stand in the source.
const dot: Record<Category['colour'], string> = {
  teal: 'bg-teal-ink',
  violet: 'bg-violet-ink',
  amber: 'bg-amber-ink',
  blue: 'bg-blue-ink',
  slate: 'bg-slate-ink',
}
