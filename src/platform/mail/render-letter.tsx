// Turns a letter into what goes out: subject, HTML and a plain text made from the same words.
import { renderToStaticMarkup } from 'react-dom/server'
import { brand, firstContact } from '#shared/brand.ts'
import { toOneLine, withoutTurns } from '#shared/text.ts'
import { type Letter, LetterFooter, LetterFrame, type LetterSender } from './letter.tsx'
import { readAsText } from './read-as-text.ts'

export type RenderedLetter = { subject: string; html: string; text: string }

export function renderLetter(
  letter: Letter,
  sender: LetterSender = { supportEmail: firstContact.supportEmail },
): RenderedLetter {
  const html = `<!doctype html>${renderToStaticMarkup(<LetterFrame letter={letter} sender={sender} />)}`
  const body = readAsText(renderToStaticMarkup(letter.body))
  const footer = readAsText(renderToStaticMarkup(<LetterFooter letter={letter} sender={sender} />))
  const text = `${brand.name}\n\n${body}\n\n-- \n${footer}\n`
  return { subject: toOneLine(withoutTurns(letter.subject)), html: withoutTurns(html), text: withoutTurns(text) }
}
