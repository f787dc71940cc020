// A part for other features' pages: chooses, checks and sends one picture: progress while it goes, a preview when it is there.

import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Button } from '#design/button.tsx'
import { ImageUp } from '#design/icons.tsx'
import { showFailure } from '#design/show-failure.ts'
import { showToast } from '#design/toast-store.ts'
import { acceptedFiles, defaultMaxUploadBytes, mayBePicture } from '../upload.rules.ts'
import { followStored, type LocalPicture } from './local-picture.ts'
import { UploadFailed, uploadPicture } from './upload.api.ts'

export type PictureUploadProps = {
  label: string
  /** As the API calls what it becomes. */
  name?: string
  buttonText: string
  /** The picture as it is now; the local file stands for it while it is being sent. */
  preview: (src: string | null) => ReactNode
  current: string | null
  maxBytes?: number
  error?: string | undefined
  required?: boolean
  onUploaded: (objectPath: string) => void | Promise<void>
  /** Offered while there is a picture, where one can do without. */
  onRemove?: () => Promise<unknown>
}

export function PictureUpload(props: PictureUploadProps) {
  const {
    label,
    name,
    buttonText,
    preview,
    current,
    maxBytes = defaultMaxUploadBytes,
    error,
    required,
    onUploaded,
    onRemove,
  } = props
  const input = useRef<HTMLInputElement>(null)
  const [progress, setProgress] = useState<number | null>(null)
  const [isRemoving, setRemoving] = useState(false)
  const [chosen, setChosen] = useState<LocalPicture | null>(null)
  const local = followStored(chosen, current)
  if (local !== chosen) setChosen(local)
  const localUrl = local?.url
  const id = useId()
  useEffect(() => () => void (localUrl && URL.revokeObjectURL(localUrl)), [localUrl])

  async function send(file: File) {
    const problem = whyNotThisFile(file, maxBytes)
    if (problem) return showFailure({ title: problem.title, text: problem.description })
    const sent = { url: URL.createObjectURL(file), path: null, isStored: false }
    setChosen(sent)
    setProgress(0)
    try {
      const path = await uploadPicture(file, setProgress)
      await onUploaded(path)
      setChosen({ ...sent, path })
      showToast({ title: 'Upload successful' })
    } catch (failure) {
      setChosen(null)
      const fallback = 'There was an error uploading your file. Please try again.'
      if (failure instanceof UploadFailed) showFailure({ title: 'Upload failed', text: failure.text ?? fallback })
    } finally {
      setProgress(null)
    }
  }

  async function remove() {
    setRemoving(true)
    try {
      await onRemove?.()
      setChosen(null)
    } catch {
      // Whoever removes says why it failed.
    } finally {
      setRemoving(false)
    }
  }

  return (
    <div className="flex flex-wrap items-center gap-5">
      {preview(localUrl ?? current)}
      <div className="grid gap-2">
        <label htmlFor={id} className={required ? 'required-mark text-sm font-semibold' : 'text-sm font-semibold'}>
          {label}
        </label>
        <input
          ref={input}
          id={id}
          name={name}
          type="file"
          accept={acceptedFiles}
          className="peer sr-only"
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-hint`}
          // One at a time; disabled, it would lose the focus.
          onClick={(event) => progress !== null && event.preventDefault()}
          onKeyDown={(event) => {
            // As on a button; left to itself, Enter sends the form around it.
            if (event.key !== 'Enter') return
            event.preventDefault()
            event.currentTarget.click()
          }}
          onChange={(event) => {
            const [file] = event.target.files ?? []
            // The same file may be chosen again after it was made smaller.
            event.target.value = ''
            if (file) void send(file)
          }}
        />
        {/* One stop for the keyboard: the file's own, which is seen as this button. */}
        <Button
          variant="outline"
          size="sm"
          tabIndex={-1}
          className="peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-(--focus)"
          pending={progress !== null}
          pendingText={`Uploading ${Math.round((progress ?? 0) * 100)}%`}
          onClick={() => input.current?.click()}
        >
          <ImageUp aria-hidden="true" />
          {buttonText}
        </Button>
        {onRemove && current && (
          <Button
            variant="ghost"
            size="sm"
            pending={isRemoving}
            pendingText="Removing"
            disabled={progress !== null}
            onClick={() => void remove()}
          >
            Remove the picture
          </Button>
        )}
        {progress !== null && (
          <progress className="upload-progress" value={progress} max={1} aria-label={`${label}: progress`} />
        )}
        <p id={`${id}-hint`} className={error ? 'text-sm font-medium text-red-ink' : 'text-sm text-muted'}>
          {error ?? `PNG, JPEG or GIF, up to ${Math.round(maxBytes / 1024 / 1024)} MB`}
        </p>
      </div>
    </div>
  )
}

function whyNotThisFile(file: File, maxBytes: number): { title: string; description: string } | null {
  if (file.size > maxBytes) {
    const megabytes = Math.round(maxBytes / 1024 / 1024)
    return { title: 'File too large', description: `Please select a file smaller than ${megabytes}MB` }
  }
  if (!mayBePicture(file)) {
    return { title: 'Upload failed', description: 'Only PNG, JPEG and GIF pictures can be uploaded' }
  }
  return null
}
