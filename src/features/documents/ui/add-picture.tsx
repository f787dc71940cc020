// A picture for the text: sent, described for those who do not see it, and put in where the writer says.
import { useState } from 'react'
import { Button } from '#design/button.tsx'
import { TextField } from '#design/field.tsx'
import { showToast } from '#design/toast-store.ts'
import { PictureUpload } from '#features/uploads/ui/picture-upload.part.tsx'
import { maxUploadBytes } from '#features/uploads/upload.rules.ts'

/** Behind the paragraph of that place; at the end for who has not been in the text. */
export function putIn(text: string, picture: string, place: number | null): string {
  const end = place === null ? -1 : text.indexOf('\n\n', place)
  const before = (end < 0 ? text : text.slice(0, end)).trimEnd()
  return `${before && `${before}\n\n`}${picture}${end < 0 ? '\n' : text.slice(end)}`
}

export function AddPicture({ onAdd }: { onAdd: (markdown: string) => void }) {
  const [path, setPath] = useState<string | null>(null)
  const [alt, setAlt] = useState('')
  const [added, setAdded] = useState(0)
  const add = () => {
    // Brackets would end the words too early.
    onAdd(`![${alt.trim().replace(/[[\]]/g, '')}](${path})`)
    setPath(null)
    setAlt('')
    setAdded(added + 1)
    showToast({ title: 'The picture is in the text', description: 'Behind the paragraph you were in, or at the end.' })
  }
  return (
    <details className="rounded-lg border border-line px-4">
      <summary className="flex min-h-12 cursor-pointer items-center font-semibold">Add a picture</summary>
      <div className="grid gap-4 pb-4">
        <PictureUpload
          // The one that is in the text by now is not shown as if it still had to be put there.
          key={added}
          label="Picture"
          buttonText="Choose a picture"
          current={path}
          maxBytes={maxUploadBytes}
          preview={(src) => src && <img src={src} alt="" className="max-h-40 rounded-md" />}
          onUploaded={setPath}
        />
        <TextField
          label="What it shows"
          hint="Read aloud to those who do not see it"
          maxLength={200}
          value={alt}
          onChange={(event) => setAlt(event.target.value)}
        />
        <Button
          variant="outline"
          className="justify-self-start"
          // Disabled, it would lose the focus of who has just pressed it.
          aria-disabled={path === null || alt.trim() === ''}
          onClick={add}
        >
          Put it into the text
        </Button>
      </div>
    </details>
  )
}
