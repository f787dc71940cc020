// The coming issue as each kind of reader will get it, as a letter or as its plain text.
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { LetterView } from '#design/letter-view.tsx'
import { Panel } from '#design/panel.tsx'
import { ScrollArea } from '#design/scroll-area.tsx'
import { Switch } from '#design/switch.tsx'
import { Tabs } from '#design/tabs.tsx'
import { type Variant, variants } from '#features/newsletter/newsletter.rules.ts'
import { previewQuery } from '#features/newsletter/ui/desk.api.ts'
import { variantNames } from './issue-status.ts'

const empty = { title: 'Nothing to show', text: '' }

export function IssuePreview({ variant, onVariant }: { variant: Variant; onVariant: (variant: Variant) => void }) {
  const [isText, setText] = useState(false)
  const content = <Preview key={variant} variant={variant} isText={isText} onText={setText} />
  return (
    <section className="grid grid-cols-1 gap-4" aria-labelledby="issue-preview">
      <h2 id="issue-preview" className="text-xl">
        Preview
      </h2>
      <Tabs
        label="Preview for"
        value={variant}
        onValueChange={onVariant}
        items={variants.map((value) => ({ value, label: variantNames[value], content }))}
      />
    </section>
  )
}

type PreviewProps = { variant: Variant; isText: boolean; onText: (isText: boolean) => void }

function Preview({ variant, isText, onText }: PreviewProps) {
  const query = useQuery(previewQuery(variant))
  return (
    <Panel query={query} isEmpty={() => false} empty={empty}>
      {({ subject, html, text }) => (
        <div className="grid grid-cols-1 gap-4">
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
            <p>
              <span className="text-muted">Subject: </span>
              <strong>{subject}</strong>
            </p>
            <Switch label="Plain text" checked={isText} onChange={({ target }) => onText(target.checked)} />
          </div>
          {isText ? (
            <ScrollArea label={`Plain text, ${variantNames[variant]}`} className="bg-surface p-4 sm:p-6">
              <pre className="font-mono text-sm [overflow-wrap:anywhere] whitespace-pre-wrap">{text}</pre>
            </ScrollArea>
          ) : (
            <LetterView html={html} label={`Letter, ${variantNames[variant]}`} />
          )}
        </div>
      )}
    </Panel>
  )
}
