// An issue's intro, written in Markdown, with the parts of a letter. HTML in it is only letters.
import { createElement, Fragment, type ReactNode } from 'react'
import type { BodyNode } from '#features/content/content-body.schema.ts'
import { parsePost } from '#features/forum/post-text.rules.ts'
import {
  Divider,
  LetterLink,
  LetterList,
  LetterQuote,
  LetterSubheading,
  Paragraph,
} from '#platform/mail/letter-parts.tsx'

type AddressOf = (href: string) => string

export function IntroBody({ markdown, addressOf }: { markdown: string; addressOf: AddressOf }) {
  return drawAll(parsePost(markdown.trim()), addressOf)
}

function drawAll(nodes: readonly BodyNode[], addressOf: AddressOf): ReactNode {
  return createElement(Fragment, null, ...nodes.map((node) => draw(node, addressOf)))
}

function draw(node: BodyNode, addressOf: AddressOf): ReactNode {
  if (typeof node === 'string') return node
  const [tag, { href }, children] = node
  const inside = drawAll(children, addressOf)
  if (tag === 'p') return <Paragraph>{inside}</Paragraph>
  if (tag === 'h2' || tag === 'h3') return <LetterSubheading>{inside}</LetterSubheading>
  if (tag === 'ul' || tag === 'ol') return <LetterList isOrdered={tag === 'ol'}>{inside}</LetterList>
  if (tag === 'li') return <li>{inside}</li>
  if (tag === 'blockquote') return <LetterQuote>{inside}</LetterQuote>
  if (tag === 'hr') return <Divider />
  if (tag === 'br') return <br />
  if (tag === 'strong') return <strong>{inside}</strong>
  if (tag === 'em') return <em>{inside}</em>
  if (tag === 'a' && href?.startsWith('http')) return <LetterLink href={addressOf(href)}>{inside}</LetterLink>
  return inside
}
