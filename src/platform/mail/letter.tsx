// The frame around every letter: name above, the body on a white sheet, below it why it came and whom to ask.
import type { ReactNode } from 'react'
import { brand } from '#shared/brand.ts'
import { day, letterStyle } from './letter-colors.ts'
import { LetterLink, SmallPrint, textFace } from './letter-parts.tsx'

export type Letter = {
  subject: string
  /** The line a mail program shows after the subject. */
  preheader: string
  body: ReactNode
  /** Why this letter came to this person, and how to stop more of them. */
  footer?: ReactNode
}

export type LetterSender = { supportEmail: string }

export function LetterFrame({ letter, sender }: { letter: Letter; sender: LetterSender }) {
  return (
    <html lang="en" dir="ltr">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />
        <title>{letter.subject}</title>
        <style>{letterStyle}</style>
      </head>
      <body className="ob-water" style={{ margin: 0, padding: 0, backgroundColor: day.water }}>
        <Preheader text={letter.preheader} />
        <Table className="ob-water" style={{ backgroundColor: day.water }}>
          <td className="ob-outer" align="center" style={{ padding: '40px 16px' }}>
            <Table style={{ maxWidth: 600, textAlign: 'left' }}>
              <td>
                <Nameplate />
                <Table>
                  <td
                    className="ob-paper ob-inner"
                    style={{
                      backgroundColor: day.paper,
                      border: `1px solid ${day.line}`,
                      borderTop: 0,
                      borderRadius: '0 0 14px 14px',
                      padding: '40px 44px 20px',
                    }}
                  >
                    {letter.body}
                  </td>
                </Table>
                <Table>
                  <td className="ob-inner" style={{ padding: '24px 44px 0' }}>
                    <LetterFooter letter={letter} sender={sender} />
                  </td>
                </Table>
              </td>
            </Table>
          </td>
        </Table>
      </body>
    </html>
  )
}

export function LetterFooter({ letter, sender }: { letter: Letter; sender: LetterSender }) {
  return (
    <>
      <SmallPrint>
        {letter.footer ??
          `You get this letter because your address was used at ${brand.name}. If it was not you, you can ignore it.`}
      </SmallPrint>
      <SmallPrint>
        Questions? Write to <LetterLink href={`mailto:${sender.supportEmail}`}>{sender.supportEmail}</LetterLink>.
      </SmallPrint>
    </>
  )
}

function Nameplate() {
  return (
    <Table>
      <td
        className="ob-deep ob-inner"
        style={{
          backgroundColor: day.deep,
          borderBottom: `4px solid ${day.petrol}`,
          borderRadius: '14px 14px 0 0',
          padding: '24px 45px 20px',
          fontFamily: textFace,
          fontSize: 20,
          lineHeight: '26px',
          fontWeight: 700,
          letterSpacing: '-0.01em',
          color: '#ffffff',
        }}
      >
        {brand.name}
        <div style={{ fontSize: 14, lineHeight: '22px', fontWeight: 400, letterSpacing: 0, color: day.mist }}>
          {brand.tagline}
        </div>
      </td>
    </Table>
  )
}

/** Hidden, and followed by blanks so that the body's first words do not run into it in the list of mails. */
function Preheader({ text }: { text: string }) {
  return (
    <div
      style={{
        display: 'none',
        maxHeight: 0,
        maxWidth: 0,
        overflow: 'hidden',
        opacity: 0,
        fontSize: 1,
        lineHeight: '1px',
      }}
    >
      {text}
      {'\u200c\u00a0'.repeat(60)}
    </div>
  )
}

function Table({
  children,
  className,
  style,
}: {
  children: ReactNode
  className?: string
  style?: React.CSSProperties
}) {
  return (
    <table
      role="presentation"
      className={className}
      width="100%"
      cellPadding={0}
      cellSpacing={0}
      border={0}
      style={{ borderCollapse: 'separate', ...style }}
    >
      <tbody>
        <tr>{children}</tr>
      </tbody>
    </table>
  )
}
