// The fields for an issue's own words: subject and intro.
import { TextAreaField, TextField } from '#design/field.tsx'
import { writeNumber } from '#shared/plain-writing.ts'
import type { IssueWords } from './saved-words.ts'

type Props = { words: IssueWords; error: string | undefined; onChange: (part: Partial<IssueWords>) => void }

export function WordsFields({ words: { subject, intro }, error, onChange }: Props) {
  return (
    <>
      <TextField
        label="Subject"
        name="subject"
        maxLength={150}
        value={subject}
        hint="Left empty, it says how many listings are new."
        onChange={({ target }) => onChange({ subject: target.value })}
      />
      <TextAreaField
        label="Intro"
        name="intro"
        rows={4}
        value={intro}
        error={error}
        aside={`${writeNumber([...intro].length)} of 2,000`}
        hint="Above the listings, in Markdown: **strong**, *soft*, [a link](https://…), lists and headings."
        onChange={({ target }) => onChange({ intro: target.value })}
      />
    </>
  )
}
