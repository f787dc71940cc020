// The text as its page will show it, by the same renderer, and what keeps it from being published.
import { Alert } from '#design/alert.tsx'
import { Card } from '#design/card.tsx'
import { Prose } from '#design/prose.tsx'
import { Body } from '#features/content/ui/reading.part.tsx'
import type { Previewed } from './editor.api.ts'
import type { FieldSpec } from './field-specs.ts'

type Props = { previewed: Previewed & { isCurrent: boolean }; specs: readonly FieldSpec[] }

export function LivePreview({ previewed, specs }: Props) {
  const { content, problems } = previewed
  const all = Object.entries(problems)
  const labelOf = (field: string) => specs.find(({ name }) => name === field)?.label ?? field
  return (
    <section aria-labelledby="preview" className="grid min-w-0 grid-cols-1 gap-4 xl:sticky xl:top-24">
      <h2 id="preview" className="text-xl">
        How it will look
      </h2>
      {all.length > 0 && (
        <Alert kind="warning" title="Before it can be published">
          <ul className="list-disc pl-5">
            {all.map(([field, text]) => (
              <li key={field} className="wrap-anywhere">
                {field === 'markdown' ? text : `${labelOf(field)}: ${text}`}
              </li>
            ))}
          </ul>
        </Alert>
      )}
      <Card className="max-h-[70vh] overflow-y-auto" tabIndex={0} aria-label="Preview" role="region">
        {content ? (
          <Prose>
            <Body nodes={content.body} />
          </Prose>
        ) : (
          <p className="text-muted">Here stands the text once its fields are filled in.</p>
        )}
      </Card>
    </section>
  )
}
