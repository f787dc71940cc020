// The recovery codes, shown once: to copy, to save as a file, or to print.

import { useEffect, useRef } from 'react'
import { Alert } from '#design/alert.tsx'
import { Button } from '#design/button.tsx'
import { CopyButton } from '#design/copy-button.tsx'
import { Download, Printer } from '#design/icons.tsx'
import { saveFile } from '#design/save-file.ts'
import { brand } from '#shared/brand.ts'

type Props = { codes: readonly string[]; email: string; onDone: () => void }

export function RecoveryCodesView({ codes, email, onDone }: Props) {
  const list = useRef<HTMLOListElement>(null)
  // What had the focus is gone; the codes are what to read now.
  useEffect(() => list.current?.focus(), [])
  const text = codes.join('\n')
  const save = () =>
    saveFile('ocean-berth-recovery-codes.txt', 'text/plain', `${brand.name}, recovery codes of ${email}\n\n${text}\n`)
  return (
    <div className="grid gap-5">
      <p className="hidden font-semibold print:block">
        {brand.name}, account {email}
      </p>
      <ol
        ref={list}
        tabIndex={-1}
        aria-label="Recovery codes"
        className="grid gap-x-6 gap-y-2 rounded-md bg-sunken p-4 font-mono text-base sm:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code} className="whitespace-nowrap">
            {code}
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-3">
        <CopyButton text={text} of="the recovery codes" />
        <Button variant="outline" onClick={save}>
          <Download aria-hidden="true" />
          Download
        </Button>
        <Button variant="outline" onClick={() => window.print()}>
          <Printer aria-hidden="true" />
          Print
        </Button>
      </div>
      <Alert kind="warning" className="print:hidden">
        They are shown only now, and codes from before do not work any more.
      </Alert>
      <Button variant="primary" onClick={onDone}>
        I have saved them
      </Button>
    </div>
  )
}
