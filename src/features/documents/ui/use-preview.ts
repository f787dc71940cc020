// How a document would look, asked from the server a moment after the last letter was typed.
import { useEffect, useState } from 'react'
import { ApiError, errorText } from '#http/client/call-api.ts'
import type { ByDocument, Words } from '../document.schema.ts'
import { type Previewed, preview } from './editor.api.ts'

const pauseMs = 400

/** The last picture stays; a text that is refused, such as one that is too long, is told why. */
export function withRefusal(last: Previewed, error: unknown): Previewed {
  const isRefused = error instanceof ApiError && error.status < 500
  return isRefused ? { ...last, problems: { markdown: errorText(error, 'This text can’t be shown') } } : last
}

export function usePreview(document: ByDocument, words: Words): Previewed & { isCurrent: boolean } {
  const [previewed, setPreviewed] = useState<Previewed>({ content: null, problems: {} })
  const [shown, setShown] = useState<Words | null>(null)
  useEffect(() => {
    let isWanted = true
    const timer = setTimeout(() => {
      const { markdown, fields } = words
      preview(document, { markdown, fields }).then(
        (next) => {
          if (!isWanted) return
          // What can't be read yet leaves the last picture that could.
          setPreviewed((last) => ({ ...next, content: next.content ?? last.content }))
          setShown(words)
        },
        (error) => {
          if (isWanted) setPreviewed((last) => withRefusal(last, error))
        },
      )
    }, pauseMs)
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [document, words])
  return { ...previewed, isCurrent: shown === words }
}
