// A post as it is read: plain text as typed, or a small part of Markdown. HTML is never more than letters here.
import type { ReactNode } from 'react'
import Markdown, { type Components, type Options } from 'react-markdown'
import { cachedMarkup } from '#design/cached-markup.ts'
import { mentionPath } from '../mention.rules.ts'
import { isPlain, isTangled, type Part, safeUrl, splitText } from './post-text.ts'

export type PostBodyProps = { content: string; mentions?: readonly string[] | undefined }

export const PostBody = cachedMarkup(({ content, mentions = [] }: PostBodyProps) => {
  return (
    <div className="post-text" dir="auto">
      {isPlain(content) || isTangled(content) ? (
        drawPlain(content, mentions)
      ) : (
        <Markdown
          remarkPlugins={remarkPlugins}
          rehypePlugins={[[linkWords, mentions]]}
          allowedElements={allowed}
          unwrapDisallowed
          urlTransform={(url) => url}
          components={components}
        >
          {content}
        </Markdown>
      )}
    </div>
  )
})

function drawPlain(content: string, mentions: readonly string[]): ReactNode {
  return content
    .split(/\n{2,}/)
    .map((paragraph, at) => ({ paragraph, key: `${at}` }))
    .map(({ paragraph, key }) => (
      <p key={key}>
        {splitText(paragraph, mentions)
          .map((part, at) => ({ part, key: `${at}` }))
          .map(drawPart)}
      </p>
    ))
}

function drawPart({ part, key }: { part: Part; key: string }): ReactNode {
  if (part.kind === 'text') return part.text
  if (part.kind === 'mention') return <MentionLink key={key} {...part} />
  return (
    <OutLink key={key} href={part.href}>
      {part.text}
    </OutLink>
  )
}

function OutLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} target="_blank" rel="nofollow ugc noopener noreferrer" className="link">
      {children}
    </a>
  )
}

function MentionLink({ username, text }: { username: string; text: ReactNode }) {
  return (
    <a href={mentionPath(username)} className="link font-semibold">
      {text}
    </a>
  )
}

const headings = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const
const allowed = ['p', 'em', 'strong', 'ul', 'ol', 'li', 'a', 'blockquote', 'code', 'pre', 'br', 'hr', ...headings]

/** The page has its own headings; in a post they are only strong words. */
const asStrong: NonNullable<Components['p']> = ({ children }) => <p className="font-semibold">{children}</p>

const components: Components = {
  a: ({ href, children, node }) => {
    const username = node?.properties.dataMention
    if (typeof username === 'string') return <MentionLink username={username} text={children} />
    const url = safeUrl(href)
    // What may not be a link stays what was typed.
    if (!url) return <>{['[', children, `](${href ?? ''})`]}</>
    return <OutLink href={url}>{children}</OutLink>
  },
  h1: asStrong,
  h2: asStrong,
  h3: asStrong,
  h4: asStrong,
  h5: asStrong,
  h6: asStrong,
}

type Parser = { data(): { micromarkExtensions?: unknown[] } }

/** Plain text stays as it is: no HTML, entities, pictures, references, or code by indentation. */
function plainSigns(this: Parser): void {
  const data = this.data()
  data.micromarkExtensions ??= []
  const off = [
    'htmlFlow',
    'htmlText',
    'characterReference',
    'labelStartImage',
    'definition',
    'setextUnderline',
    'codeIndented',
  ]
  data.micromarkExtensions.push({ disable: { null: off } })
}

const remarkPlugins = [plainSigns] as Options['remarkPlugins']

type Node = { type: string; tagName?: string; value?: string; properties?: Record<string, unknown>; children?: Node[] }

/** Makes links of bare addresses and of mentions, except in code and in what is a link already. */
function linkWords(mentions: readonly string[]) {
  const walk = (node: Node): void => {
    node.children = node.children?.flatMap((child) => {
      if (child.type === 'text') return splitText(child.value ?? '', mentions).map(toNode)
      if (child.tagName !== 'a' && child.tagName !== 'code') walk(child)
      return [child]
    })
  }
  return walk
}

function toNode(part: Part): Node {
  const text = { type: 'text', value: part.text }
  if (part.kind === 'text') return text
  const properties = part.kind === 'mention' ? { href: '#', dataMention: part.username } : { href: part.href }
  return { type: 'element', tagName: 'a', properties, children: [text] }
}
