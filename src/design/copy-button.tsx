// Copies a text and says so for two seconds.

import { useEffect, useState } from 'react'
import { Button, type ButtonLook } from './button.tsx'
import { Check, Copy } from './icons.tsx'
import { showFailure } from './show-failure.ts'

export const copiedForMs = 2_000

type Props = ButtonLook & {
  text: string
  copy?: string
  copied?: string
  /** What is copied, for screen readers. */
  of?: string
}

export function CopyButton({ text, copy = 'Copy', copied = 'Copied', of, ...look }: Props) {
  const [isCopied, setCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setCopied(false), copiedForMs)
    return () => clearTimeout(timer)
  }, [isCopied])
  const write = async () => {
    try {
      // Where the address is not https there is no such thing at all.
      await navigator.clipboard.writeText(text)
      setCopied(true)
    } catch {
      showFailure({ title: 'The browser does not allow copying', text })
    }
  }
  return (
    <Button variant="outline" {...look} onClick={() => void write()}>
      {isCopied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
      <span aria-live="polite">{isCopied ? copied : copy}</span>
      {of && <span className="sr-only"> {of}</span>}
    </Button>
  )
}
