// A text as it is stored and drawn: a small tree of known elements instead of HTML, so that no markup can slip through.

export const bodyTags = [
  'p',
  'h2',
  'h3',
  'ul',
  'ol',
  'li',
  'blockquote',
  'strong',
  'em',
  'a',
  'code',
  'pre',
  'br',
  'hr',
  'img',
] as const
export type BodyTag = (typeof bodyTags)[number]

export type BodyAttributes = { id?: string; href?: string; start?: number; src?: string; alt?: string }
export type BodyNode = string | [tag: BodyTag, attributes: BodyAttributes, children: BodyNode[]]

export type Heading = { id: string; text: string; level: 2 | 3 }

export type CompiledBody = { body: BodyNode[]; headings: Heading[]; words: number }
