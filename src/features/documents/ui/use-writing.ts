// The text that is being written: what was typed, over which revision, what this browser kept of it, and its saving.
import { useEffect, useMemo, useRef, useState } from 'react'
import { ApiError } from '#http/client/call-api.ts'
import type { ByDocument, Document, Words } from '../document.schema.ts'
import { useSave } from './editor.api.ts'
import { toGoOnFrom, withoutEmptyLines } from './field-specs.ts'
import { findKept, forget, keep } from './kept-drafts.ts'
import { usePreview } from './use-preview.ts'

const nothing: Words = { markdown: '', fields: {} }

/** What was typed here before goes on as it was typed. */
function begin(kept: Words | undefined, opened: Document | null): Words {
  if (kept) return { markdown: kept.markdown, fields: kept.fields }
  return opened ? toGoOnFrom(opened) : nothing
}

export function useWriting(document: ByDocument, opened: Document | null, onSaved: () => void) {
  const [standing, setStanding] = useState(opened)
  const [kept] = useState(() => findKept(document))
  const [isFromBrowser, setFromBrowser] = useState(kept !== undefined)
  const [words, setWords] = useState<Words>(() => begin(kept, opened))
  const [revision, setRevision] = useState(kept ? kept.revision : (opened?.revision ?? null))
  const [hasConflict, setConflict] = useState(false)
  const sent = useMemo((): Words => ({ ...words, fields: withoutEmptyLines(words.fields) }), [words])
  const previewed = usePreview(document, sent)
  const isTouched = useRef(false)
  const typed = useRef(words)
  const saving = useRef<Words | null>(null)

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
    setWords(toGoOnFrom(saved))
    setRevision(saved.revision)
    setFromBrowser(false)
    setConflict(false)
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
  const refused = save.error instanceof ApiError ? (save.error.fields ?? {}) : {}
  return {
    standing,
    words,
    /** As it would be saved. */
    sent,
    previewed,
    /** What the last save was refused for, by field, until something is changed. */
    refused,
    isFromBrowser,
    hasConflict,
    isSaving: save.isPending,
    take,
    change(part: Partial<Words>) {
      isTouched.current = true
      // What was refused is being mended: whether it is right now, the preview says.
      if (save.isError) save.reset()
      setWords((all) => ({ ...all, ...part }))
    },
    /** Undefined: at once. Null: a draft. */
    save(publishAt?: string | null) {
      saving.current = words
      save.mutate({ ...sent, revision, ...(publishAt === undefined ? {} : { publishAt }) })
    },
    /** What somebody saved meanwhile is known, and written over with the next save. */
    writeOver(theirs: Document) {
      setRevision(theirs.revision)
      setConflict(false)
    },
    leaveKept() {
      if (standing) return take(standing)
      isTouched.current = false
      forget(document)
      setWords(nothing)
      setRevision(null)
      setFromBrowser(false)
    },
  }
}
