// Where a document is written: fields and text on one side, how it will look on the other, and what to do with it below.
import { useEffect, useMemo, useRef, useState } from 'react'
import { Alert } from '#design/alert.tsx'
import { Button } from '#design/button.tsx'
import { TextAreaField } from '#design/field.tsx'
import { useFocusKeeper } from '#design/focus-keeper.ts'
import { PageHeading } from '#design/page-heading.tsx'
import { ApiError } from '#http/client/call-api.ts'
import type { ByDocument, Document, Words } from '../document.schema.ts'
import { AddPicture } from './add-picture.tsx'
import { writeWords } from './difference.tsx'
import { useSave } from './editor.api.ts'
import { EditorFields } from './editor-fields.tsx'
import { fieldSpecs, kindNames, withoutEmptyLines } from './field-specs.ts'
import { History } from './history.tsx'
import { findKept, forget, keep } from './kept-drafts.ts'
import { LivePreview } from './live-preview.tsx'
import { MeanwhileSaved } from './meanwhile-saved.tsx'
import { PublishBar } from './publish-bar.tsx'
import { ShippedAnew } from './shipped-anew.tsx'
import { usePreview } from './use-preview.ts'

type Props = { document: ByDocument; standing: Document | null; onSaved: () => void }

const wordsOf = ({ markdown, fields }: Words): Words => ({ markdown, fields })
/** Whether something was typed that is not in what was saved. */
export const differs = (typed: Words, saved: Words) => writeWords(typed) !== writeWords(saved)
const nothing: Words = { markdown: '', fields: {} }

export function WritingDesk({ document, standing: opened, onSaved }: Props) {
  const [standing, setStanding] = useState(opened)
  const [kept] = useState(() => findKept(document))
  const [isFromBrowser, setFromBrowser] = useState(kept !== undefined)
  const [words, setWords] = useState<Words>(() => wordsOf(kept ?? opened ?? nothing))
  const [revision, setRevision] = useState(kept ? kept.revision : (opened?.revision ?? null))
  const [hasConflict, setConflict] = useState(false)
  const [showsHistory, setShowsHistory] = useState(false)
  const sent = useMemo((): Words => ({ ...words, fields: withoutEmptyLines(words.fields) }), [words])
  const previewed = usePreview(document, sent)
  const isTouched = useRef(false)
  const typed = useRef(words)
  const saving = useRef<Words | null>(null)
  const keeper = useFocusKeeper<HTMLDivElement>()

  useEffect(() => {
    typed.current = words
    if (isTouched.current) keep(document, { ...words, revision })
  }, [document, words, revision])

  const stand = (saved: Document) => {
    setStanding(saved)
    onSaved()
  }
  const take = (saved: Document) => {
    isTouched.current = false
    forget(document)
    stand(saved)
    setWords(wordsOf(saved))
    setRevision(saved.revision)
    setFromBrowser(false)
    setConflict(false)
  }
  const leaveKept = () => {
    if (standing) return take(standing)
    isTouched.current = false
    forget(document)
    setWords(nothing)
    setRevision(null)
    setFromBrowser(false)
  }
  /** A save takes a while on a slow line: whoever has typed on meanwhile goes on from there. */
  const settle = (saved: Document) => {
    if (typed.current === saving.current) return take(saved)
    stand(saved)
    setRevision(saved.revision)
    setFromBrowser(false)
    setConflict(false)
  }
  const save = useSave(document, {
    onDone: settle,
    onFailed: (error) => setConflict(error instanceof ApiError && error.status === 409),
  })
  const change = (part: Partial<Words>) => {
    isTouched.current = true
    // What was refused is being mended: whether it is right now, the preview says.
    if (save.isError) save.reset()
    setWords((all) => ({ ...all, ...part }))
  }
  const refused = save.error instanceof ApiError ? (save.error.fields ?? {}) : {}
  const problems = { ...refused, ...previewed.problems }
  const title = typeof words.fields.title === 'string' && words.fields.title ? words.fields.title : document.slug
  return (
    <div className="grid grid-cols-1 gap-6">
      <PageHeading title={title} lead={`${kindNames[document.kind].one}, ${document.slug}`} />
      {isFromBrowser && (
        <Alert
          title="Text you had not saved is back"
          action={
            <Button size="sm" variant="outline" onClick={leaveKept}>
              Leave it
            </Button>
          }
        >
          It was kept in this browser. Save it, or leave it and take what is saved.
        </Alert>
      )}
      {standing?.shippedChanged && standing.shipped && <ShippedAnew shipped={standing.shipped} words={words} />}
      {hasConflict && (
        <MeanwhileSaved
          document={document}
          mine={words}
          onKeepMine={(theirs) => {
            setRevision(theirs.revision)
            setConflict(false)
          }}
          onTakeTheirs={take}
        />
      )}
      <div className="grid items-start gap-6 xl:grid-cols-2">
        <div className="grid grid-cols-1 gap-4">
          <EditorFields
            specs={fieldSpecs[document.kind]}
            fields={words.fields}
            problems={problems}
            onChange={(fields) => change({ fields })}
          />
          <TextAreaField
            label="Text (Markdown)"
            name="markdown"
            rows={24}
            className="[&_textarea]:font-mono [&_textarea]:text-sm"
            value={words.markdown}
            error={problems.markdown}
            hint="Facts in braces: {brand}, {price}, {supportEmail}"
            onChange={(event) => change({ markdown: event.target.value })}
          />
          <AddPicture onAdd={(picture) => change({ markdown: `${words.markdown.trimEnd()}\n\n${picture}\n` })} />
        </div>
        <LivePreview previewed={previewed} />
      </div>
      <div {...keeper}>
        <PublishBar
          key={standing?.revision}
          kind={document.kind}
          standing={standing}
          problems={previewed.problems}
          isSaving={save.isPending}
          onSave={(publishAt) => {
            saving.current = words
            save.mutate({ ...sent, revision, ...(publishAt === undefined ? {} : { publishAt }) })
          }}
        />
      </div>
      {standing && (
        <section aria-labelledby="history">
          <h2 id="history" className="text-xl">
            History
          </h2>
          <Button
            variant="outline"
            className="mt-3"
            aria-expanded={showsHistory}
            onClick={() => setShowsHistory(!showsHistory)}
          >
            {showsHistory ? 'Hide the history' : 'Show the history'}
          </Button>
          {showsHistory && (
            <div className="mt-4">
              <History
                key={standing.revision}
                document={document}
                hasUnsaved={differs(sent, standing)}
                onRestored={take}
              />
            </div>
          )}
        </section>
      )}
    </div>
  )
}
