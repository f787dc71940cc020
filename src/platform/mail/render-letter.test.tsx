// A letter as page and as plain text.
import { expect, test } from 'vitest'
import { brand } from '#shared/brand.ts'
import type { Letter } from './letter.tsx'
import {
  Divider,
  LetterButton,
  LetterFacts,
  LetterHeading,
  LetterLink,
  LetterQuote,
  LetterRows,
  Paragraph,
  SmallPrint,
} from './letter-parts.tsx'
import { renderLetter } from './render-letter.tsx'

const url = 'https://oceanberth.example/verify-email?token=abc&from=mail'
const name = `<script>alert("x")</script> & 'Mo'`

const letter: Letter = {
  subject: 'Confirm your address',
  preheader: 'One click and it is done.',
  body: (
    <>
      <LetterHeading>Hello {name}</LetterHeading>
      <Paragraph>
        Two lines
        <br />
        and <strong>more</strong>.
      </Paragraph>
      <LetterButton href={url}>Confirm your address</LetterButton>
      <LetterRows
        rows={[
          { key: '1', href: 'https://oceanberth.example/jobs/1', title: 'Deck hand', about: 'Harbour Works, Brest' },
          { key: '2', href: 'https://oceanberth.example/blog', title: 'The blog', about: 'Something to read' },
        ]}
      />
      <LetterFacts
        facts={[
          ['Paid', '29.90 USD'],
          ['Active until', 'November 15, 2027'],
        ]}
      />
      <LetterQuote>Not for sale.</LetterQuote>
      <Divider />
      <SmallPrint>
        Or copy <LetterLink href={url}>{url}</LetterLink>
      </SmallPrint>
    </>
  ),
  footer: 'You get this because you signed up.',
}

test('the plain text says the same as the page, links and lists included', () => {
  const { text } = renderLetter(letter, { supportEmail: 'help@oceanberth.example' })
  expect(text).toBe(
    [
      brand.name,
      `Hello ${name}`,
      'Two lines\nand more.',
      `Confirm your address: ${url}`,
      'Deck hand: https://oceanberth.example/jobs/1\nHarbour Works, Brest',
      'The blog: https://oceanberth.example/blog\nSomething to read',
      'Paid 29.90 USD\nActive until November 15, 2027',
      'Not for sale.',
      '----',
      `Or copy ${url}`,
      '-- \nYou get this because you signed up.',
      'Questions? Write to help@oceanberth.example.\n',
    ].join('\n\n'),
  )
})

test('what people typed is text, never markup', () => {
  const { html } = renderLetter(letter)
  expect(html).not.toContain('<script')
  expect(html).toContain('&lt;script&gt;')
})

test('a letter has its preheader, both colour schemes, and loads nothing from anywhere', () => {
  const { html, subject } = renderLetter(letter)
  expect(subject).toBe(letter.subject)
  expect(html).toMatch(/^<!doctype html><html lang="en"/)
  expect(html).toContain(letter.preheader)
  expect(html).toContain('<meta name="color-scheme" content="light dark"/>')
  expect(html).toContain('@media (prefers-color-scheme: dark)')
  expect(html).not.toMatch(/ src=|url\(|<link|@import|undefined/)
})

test('a link that is neither web nor mail cannot get into a letter', () => {
  const body = <LetterButton href="ftp://oceanberth.example/file">Open</LetterButton>
  expect(() => renderLetter({ ...letter, body })).toThrow('starts with http')
})
