// What a letter's body is written with: heading, paragraph, button, rows, facts, quote, link, small print.
import type { ReactNode } from 'react'
import { day } from './letter-colors.ts'

type Words = { children: ReactNode }

export const textFace = "'Figtree', -apple-system, BlinkMacSystemFont, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif"

const body = { margin: '0 0 20px', fontFamily: textFace, fontSize: 16, lineHeight: '26px', color: day.ink } as const

export function LetterHeading({ children }: Words) {
  return (
    <h1
      className="ob-ink"
      style={{
        ...body,
        margin: '0 0 16px',
        fontSize: 26,
        lineHeight: '32px',
        fontWeight: 700,
        letterSpacing: '-0.01em',
      }}
    >
      {children}
    </h1>
  )
}

export function LetterSubheading({ children }: Words) {
  return (
    <h2 className="ob-ink" style={{ ...body, margin: '28px 0 8px', fontSize: 18, lineHeight: '26px', fontWeight: 700 }}>
      {children}
    </h2>
  )
}

export function Paragraph({ children }: Words) {
  return (
    <p className="ob-ink" style={body}>
      {children}
    </p>
  )
}

export function SmallPrint({ children }: Words) {
  return (
    <p className="ob-quiet" style={{ ...body, margin: '0 0 12px', fontSize: 14, lineHeight: '22px', color: day.quiet }}>
      {children}
    </p>
  )
}

export function LetterLink({ href, children }: Words & { href: string }) {
  return (
    <a className="ob-link" href={webAddress(href)} style={{ color: day.link, wordBreak: 'break-word' }}>
      {children}
    </a>
  )
}

/** The one thing the letter asks for. A table, because some mail programs ignore padding on links. */
export function LetterButton({ href, children }: Words & { href: string }) {
  return (
    <table
      role="presentation"
      className="ob-button-table"
      cellPadding={0}
      cellSpacing={0}
      border={0}
      style={{ margin: '8px 0 24px', borderCollapse: 'separate' }}
    >
      <tbody>
        <tr>
          <td className="ob-coral ob-button-cell" style={{ backgroundColor: day.coral, borderRadius: 10 }}>
            <a
              className="ob-on-coral ob-button"
              href={webAddress(href)}
              style={{
                display: 'inline-block',
                padding: '14px 28px',
                fontFamily: textFace,
                fontSize: 16,
                lineHeight: '22px',
                fontWeight: 600,
                color: day.onCoral,
                textDecoration: 'none',
              }}
            >
              {children}
            </a>
          </td>
        </tr>
      </tbody>
    </table>
  )
}

export type LetterRow = { key: string; href: string; title: string; about: string }

/** Things to open, one under the other: the title leads there, a quieter line says more. */
export function LetterRows({ rows }: { rows: readonly LetterRow[] }) {
  return (
    <div style={{ margin: '0 0 12px' }}>
      {rows.map(({ key, href, title, about }) => (
        <div key={key} className="ob-line" style={{ borderTop: `1px solid ${day.line}`, padding: '12px 0' }}>
          <a className="ob-link" href={webAddress(href)} style={{ ...row, fontWeight: 600, color: day.link }}>
            {title}
          </a>
          <br />
          <span className="ob-quiet" style={{ ...row, fontSize: 15, color: day.quiet }}>
            {about}
          </span>
        </div>
      ))}
    </div>
  )
}

const row = { fontFamily: textFace, fontSize: 16, lineHeight: '24px', wordBreak: 'break-word' } as const

/** What was agreed, to be found again at a glance. */
export function LetterFacts({ facts }: { facts: readonly (readonly [name: string, value: string])[] }) {
  const cell = { ...row, padding: '10px 0', borderTop: `1px solid ${day.line}` }
  return (
    <table role="presentation" width="100%" cellPadding={0} cellSpacing={0} border={0} style={{ margin: '0 0 24px' }}>
      <tbody>
        {facts.map(([name, value]) => (
          <tr key={name}>
            <td className="ob-quiet ob-line" style={{ ...cell, color: day.quiet }}>
              {name}
            </td>
            <td className="ob-ink ob-line" align="right" style={{ ...cell, color: day.ink, fontWeight: 600 }}>
              {value}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

export function LetterList({ isOrdered = false, children }: Words & { isOrdered?: boolean }) {
  const List = isOrdered ? 'ol' : 'ul'
  return (
    <List className="ob-ink" style={{ ...body, paddingLeft: 24 }}>
      {children}
    </List>
  )
}

/** Somebody's own words. */
export function LetterQuote({ children }: Words) {
  return (
    <blockquote
      className="ob-ink ob-quote"
      style={{ ...body, padding: '2px 0 2px 16px', borderLeft: `3px solid ${day.petrol}`, wordBreak: 'break-word' }}
    >
      {children}
    </blockquote>
  )
}

export function Divider() {
  return <hr className="ob-line" style={{ border: 0, borderTop: `1px solid ${day.line}`, margin: '28px 0 20px' }} />
}

function webAddress(href: string): string {
  if (!/^(https?:\/\/|mailto:)/i.test(href)) throw new Error('A link in a letter starts with http(s) or mailto')
  return href
}
