// The headings of a text as links; beside the text where there is room, above it where there is not.
import { useSiteFacts } from '#http/client/site-facts-query.ts'
import type { Heading } from '../content-body.ts'
import { fillFacts } from '../facts.rules.ts'

export interface TableOfContentsProps {
  label: string
  headings: readonly Heading[]
  className?: string
}

export function TableOfContents({ label, headings, className }: TableOfContentsProps) {
  const facts = useSiteFacts()
  return (
    <nav aria-label={label} className={className}>
      <p className="text-sm font-semibold">{label}</p>
      <ol className="mt-2 border-l border-line text-sm">
        {headings
          .filter(({ level }) => level === 2)
          .map(({ id, text }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="-ml-px flex min-h-11 items-center border-l border-transparent py-1.5 pl-4 leading-snug text-muted hover:border-link hover:text-ink lg:min-h-9"
              >
                {fillFacts(text, facts)}
              </a>
            </li>
          ))}
      </ol>
    </nav>
  )
}
