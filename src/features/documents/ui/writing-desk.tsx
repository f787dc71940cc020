// Where a document is written: fields and text on one side, how it will look on the other, and what to do with it below.
import { useRef, useState } from 'react'
import { Alert } from '#design/alert.tsx'
import { Button } from '#design/button.tsx'
import { TextAreaField } from '#design/field.tsx'
import { useFocusKeeper } from '#design/focus-keeper.ts'
import { PageHeading } from '#design/page-heading.tsx'
import type { ByDocument, Document, Words } from '../document.schema.ts'
import { AddPicture, putIn } from './add-picture.tsx'
import { writeWords } from './difference.tsx'
import { EditorFields } from './editor-fields.tsx'
import { fieldSpecs, kindNames, toGoOnFrom } from './field-specs.ts'
import { History } from './history.tsx'
import { LivePreview } from './live-preview.tsx'
import { MeanwhileSaved } from './meanwhile-saved.tsx'
import { PublishBar } from './publish-bar.tsx'
import { ReadingLink } from './reading-link.tsx'
import { ShippedAnew } from './shipped-anew.tsx'
import { useLeftFields } from './use-left-fields.ts'
import { useWriting } from './use-writing.ts'

type Props = { document: ByDocument; standing: Document | null; onSaved: () => void }

/** Whether something was typed that is not in what was saved. */
export const differs = (typed: Words, saved: Words) => writeWords(typed) !== writeWords(saved)

export function WritingDesk({ document, standing: opened, onSaved }: Props) {
  const writing = useWriting(document, opened, onSaved)
  const { standing, words, sent, previewed, refused } = writing
  const { left, onBlur } = useLeftFields()
  const isSaid = ([name]: [string, string]) => left.has(name)
  const problems = { ...refused, ...Object.fromEntries(Object.entries(previewed.problems).filter(isSaid)) }
  /** Where in the text the writer was last. */
  const place = useRef<number | null>(null)
  const keeper = useFocusKeeper<HTMLDivElement>()
  const title = typeof words.fields.title === 'string' && words.fields.title ? words.fields.title : document.slug
  return (
    <div className="grid grid-cols-1 gap-6">
      <PageHeading
        title={title}
        lead={`${kindNames[document.kind].one}, ${document.slug}`}
        actions={standing?.isPublic && <ReadingLink document={document} />}
      />
      {writing.isFromBrowser && (
        <Alert
          title="Text you had not saved is back"
          action={
            <Button size="sm" variant="outline" onClick={writing.leaveKept}>
              Leave it
            </Button>
          }
        >
          It was kept in this browser. Save it, or leave it and take what is saved.
        </Alert>
      )}
      {standing?.shippedChanged && standing.shipped && <ShippedAnew shipped={standing.shipped} words={words} />}
      {writing.hasConflict && (
        <MeanwhileSaved document={document} mine={words} onKeepMine={writing.writeOver} onTakeTheirs={writing.take} />
      )}
      <div className="grid items-start gap-6 xl:grid-cols-2">
        <fieldset className="grid min-w-0 grid-cols-1 gap-4" onBlur={onBlur}>
          <EditorFields
            specs={fieldSpecs[document.kind]}
            fields={words.fields}
            problems={problems}
            onChange={(fields) => writing.change({ fields })}
          />
          <TextAreaField
            label="Text (Markdown)"
            name="markdown"
            rows={24}
            className="[&_textarea]:font-mono [&_textarea]:text-sm"
            value={words.markdown}
            error={problems.markdown}
            hint="Facts in braces: {brand}, {price}, {supportEmail}"
            onChange={(event) => writing.change({ markdown: event.target.value })}
            onBlur={(event) => {
              place.current = event.target.selectionStart
            }}
          />
          <AddPicture
            onAdd={(picture) => writing.change({ markdown: putIn(words.markdown, picture, place.current) })}
          />
        </fieldset>
        <LivePreview previewed={previewed} specs={fieldSpecs[document.kind]} />
      </div>
      <div {...keeper}>
        <PublishBar
          key={standing?.revision}
          kind={document.kind}
          standing={standing}
          problems={previewed.problems}
          isSaving={writing.isSaving}
          onSave={writing.save}
        />
      </div>
      {standing && (
        <HistoryFold
          document={document}
          standing={standing}
          hasUnsaved={differs(sent, toGoOnFrom(standing))}
          onRestored={writing.take}
        />
      )}
    </div>
  )
}

type FoldProps = {
  document: ByDocument
  standing: Document
  hasUnsaved: boolean
  onRestored: (restored: Document) => void
}

function HistoryFold({ standing, ...rest }: FoldProps) {
  const [isShown, setShown] = useState(false)
  return (
    <section aria-labelledby="history">
      <h2 id="history" className="text-xl">
        History
      </h2>
      <Button variant="outline" className="mt-3" aria-expanded={isShown} onClick={() => setShown(!isShown)}>
        {isShown ? 'Hide the history' : 'Show the history'}
      </Button>
      {isShown && (
        <div className="mt-4">
          <History key={standing.revision} {...rest} />
        </div>
      )}
    </section>
  )
}
