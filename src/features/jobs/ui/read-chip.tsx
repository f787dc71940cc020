// What was read from a text, to be left as it is or changed; or that nothing certain could be read.
import { Button } from '#design/button.tsx'

type Props = {
  /** Of what: `pay`, `place`. */
  what: string
  /** Null: nothing could be read. */
  text: string | null
  onChange: () => void
}

export function ReadChip({ what, text, onChange }: Props) {
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-md bg-hover px-4 py-2">
      <span aria-live="polite">
        {text ? (
          <>
            Read from the text: <strong>{text}</strong>
          </>
        ) : (
          <>Nothing certain was read from the text.</>
        )}
      </span>
      <Button variant="link" size="sm" onClick={onChange}>
        {text ? 'Change' : 'Say it here'}
        <span className="sr-only"> ({what})</span>
      </Button>
    </p>
  )
}
