// The second way in, for pages that let no program read them: their text or HTML, pasted.
import { type FormEvent, useState } from 'react'
import { Button } from '#design/button.tsx'
import { TextAreaField } from '#design/field.tsx'

type Props = { isPending: boolean; error: string | undefined; onImport: (text: string) => void }

export function TextImport({ isPending, error, onImport }: Props) {
  const [text, setText] = useState('')
  function send(event: FormEvent) {
    event.preventDefault()
    if (!isPending) onImport(text)
  }
  return (
    <form noValidate onSubmit={send} className="grid justify-items-start gap-3">
      <TextAreaField
        label="Text or HTML of the page"
        className="w-full"
        rows={6}
        value={text}
        onChange={(event) => setText(event.target.value)}
        error={error}
        hint="The address above, if there is one, goes with it."
      />
      <Button type="submit" variant="outline" pending={isPending} pendingText="Reading">
        Read the text
      </Button>
    </form>
  )
}
