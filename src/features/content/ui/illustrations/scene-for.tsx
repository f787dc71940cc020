// The picture of a career or an article: a drawn file beside the page, so that it costs no script and is kept by the browser.
import { classNames } from '#design/class-names.ts'

// Never inlined: the content policy lets no picture come from a data address.
const files = import.meta.glob<string>(['./drawn/*.svg', '!./drawn/site.svg'], {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
})

/** What the operator wrote has no scene of its own: always the same one of the others. */
function borrowedFor(id: string): string | undefined {
  const all = Object.values(files)
  return all[[...id].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % all.length]
}

export interface SceneProps {
  id: string
  className?: string
  /** It is what a visitor sees first: fetched at once instead of when scrolled to. */
  first?: boolean
}

export function SceneFor({ id, className, first }: SceneProps) {
  const src = files[`./drawn/${id}.svg`] ?? borrowedFor(id)
  return (
    <div className={classNames('grain bg-sunken', className)} aria-hidden="true">
      {src && (
        <img
          src={src}
          alt=""
          width="640"
          height="400"
          loading={first ? 'eager' : 'lazy'}
          fetchPriority={first ? 'high' : 'auto'}
          decoding="async"
          className="block size-full object-cover"
        />
      )}
    </div>
  )
}
