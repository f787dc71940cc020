// Where a post is written: a text area, a word about Markdown, and a preview of how it will read.

import { type ComponentProps, type ReactNode, Suspense, useState } from 'react'
import { askedPart } from '#design/asked-part.ts'
import { Button } from '#design/button.tsx'
import { Field, useReadiness } from '#design/field.tsx'
import { Eye, Pencil } from '#design/icons.tsx'
import { SkeletonText } from '#design/skeleton.tsx'
import { countCharacters } from '#shared/text.ts'
import { limits } from '../forum.rules.ts'
import { MentionBox } from './mention-box.tsx'

// The preview needs the Markdown parser, which is larger than the form.
const PostPreview = askedPart(async () => (await import('./post-preview.tsx')).PostPreview)

type Props = Omit<ComponentProps<'textarea'>, 'value'> & {
  label: string
  labelHidden?: boolean
  error?: string | undefined
  /** What is in the field now. */
  text: string
}

const nearlyFull = limits.contentMax * 0.9

export function PostEditor({ id, label, labelHidden, error, text, rows = 6, ...input }: Props) {
  const [previewed, setPreviewed] = useState<string | null>(null)
  // Nobody types into what is not seen: words that change meanwhile are a quote, or gone because they were posted.
  const isPreview = previewed === text
  const readiness = useReadiness(input.readOnly)
  const length = countCharacters(text.trim())
  const toggle = (
    <Button variant="ghost" size="sm" className="-my-2" onClick={() => setPreviewed(isPreview ? null : text)}>
      {isPreview ? <Pencil aria-hidden="true" /> : <Eye aria-hidden="true" />}
      {isPreview ? 'Write' : 'Preview'}
    </Button>
  )
  const counter: ReactNode = length > nearlyFull ? ` ${length} of ${limits.contentMax} characters.` : ''
  return (
    <Field
      id={id}
      label={label}
      labelHidden={labelHidden}
      error={error}
      aside={toggle}
      hint={
        <>
          Markdown works: **bold**, *italic*, lists, &gt; quotes, `code`, [links](https://…). @username calls somebody.
          {counter}
        </>
      }
    >
      {(control) => (
        <>
          {/* Stays in the form while the preview shows, so that nothing typed is lost. */}
          <MentionBox {...input} {...control} {...readiness} rows={rows} dir="auto" hidden={isPreview} />
          {isPreview && (
            <section
              aria-label="Preview"
              className="min-h-32 rounded-md border border-dashed border-edge bg-surface px-3.5 py-3"
            >
              <Suspense fallback={<SkeletonText />}>
                {text.trim() ? (
                  <PostPreview content={text.trim()} />
                ) : (
                  <p className="text-muted">Nothing to preview yet.</p>
                )}
              </Suspense>
            </section>
          )}
        </>
      )}
    </Field>
  )
}
