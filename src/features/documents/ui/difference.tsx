// Two texts compared, line by line: what is gone and what is new says so in words too, not by colour alone.
import { classNames } from '#design/class-names.ts'
import type { Words } from '../document.schema.ts'
import { type DiffLine, diffLines } from '../line-diff.rules.ts'

const looks = {
  same: { sign: ' ', says: '', className: 'text-muted' },
  gone: { sign: '−', says: 'Gone: ', className: 'bg-red-soft text-red-ink' },
  new: { sign: '+', says: 'New: ', className: 'bg-green-soft text-green-ink' },
} as const

/** Fields and text as one thing to read. */
export function writeWords({ fields, markdown }: Words): string {
  const head = Object.entries(fields).map(([name, value]) =>
    Array.isArray(value)
      ? `${name}:\n${value.map((each) => `  - ${String(each)}`).join('\n')}`
      : `${name}: ${String(value)}`,
  )
  return `${head.join('\n')}\n\n${markdown}`
}

const around = 2

/** Lines that stayed are shown only near those that did not. */
function nearChanges(lines: readonly DiffLine[]): (DiffLine & { at: number })[] {
  return lines
    .map((line, at) => ({ ...line, at }))
    .filter(({ at }) => lines.slice(Math.max(0, at - around), at + around + 1).some(({ kind }) => kind !== 'same'))
}

export function Difference({ before, after, label }: { before: Words; after: Words; label: string }) {
  const shown = nearChanges(diffLines(writeWords(before), writeWords(after)))
  if (shown.length === 0) return <p className="text-sm text-muted">There is no difference.</p>
  return (
    <section
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by keyboard
      tabIndex={0}
      className="max-h-96 overflow-auto rounded-md border border-line bg-surface font-mono text-sm"
    >
      {shown.map(({ kind, text, at }, index) => (
        <div key={at}>
          {index > 0 && shown[index - 1]!.at !== at - 1 && <p className="px-3 text-muted">…</p>}
          <p className={classNames('px-3 py-0.5 whitespace-pre-wrap wrap-anywhere', looks[kind].className)}>
            <span aria-hidden="true">{looks[kind].sign} </span>
            <span className="sr-only">{looks[kind].says}</span>
            {text || ' '}
          </p>
        </div>
      ))}
    </section>
  )
}
