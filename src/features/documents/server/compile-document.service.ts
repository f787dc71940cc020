// A document becomes what its page shows, by the same compiler as the files; or a list of what is wrong with it, by field.
import type { z } from 'zod'
import { type Article, ArticleFrontMatter } from '#features/content/article.schema.ts'
import {
  ContentError,
  makeArticle,
  makeCareer,
  makeChapter,
  makeLegalText,
  makeSitePage,
} from '#features/content/build/text-files.service.ts'
import { type Career, CareerFrontMatter } from '#features/content/career.schema.ts'
import { ChapterFrontMatter } from '#features/content/chapter.schema.ts'
import type { CompiledText } from '#features/content/content-body.schema.ts'
import { LegalFrontMatter } from '#features/content/legal.schema.ts'
import { PageFrontMatter } from '#features/content/site-page.schema.ts'
import { plainError } from '#shared/plain-errors.ts'
import type { ByDocument, Kind, Words } from '../document.schema.ts'
import { articleProblems, brokenLinks, careerProblems, type Known, type Problems } from '../document-checks.rules.ts'

export type Content = z.infer<typeof CompiledText> & { id: string; title: string }
type Compiled = { content: Content | null; problems: Problems }

type Compiler = (file: string, fields: unknown, text: string) => { content: Content } | { problems: Problems }

function compilerOf<T extends z.ZodType>(
  schema: T,
  make: (file: string, data: z.output<T>, text: string) => Content,
): Compiler {
  return (file, fields, text) => {
    const checked = schema.safeParse(fields, { error: plainError })
    if (checked.success) return { content: make(file, checked.data, text) }
    const problems: Problems = {}
    for (const { path, message, ...issue } of checked.error.issues) {
      const names = issue.code === 'unrecognized_keys' ? issue.keys : [String(path[0] ?? 'fields')]
      for (const name of names) problems[name] ??= issue.code === 'unrecognized_keys' ? 'Unknown field' : message
    }
    return { problems }
  }
}

const compilers: Record<Kind, Compiler> = {
  article: compilerOf(ArticleFrontMatter, makeArticle),
  career: compilerOf(CareerFrontMatter, makeCareer),
  legal: compilerOf(LegalFrontMatter, makeLegalText),
  guide: compilerOf(ChapterFrontMatter, makeChapter),
  page: compilerOf(PageFrontMatter, makeSitePage),
}

export function compileDocument({ kind, slug }: ByDocument, { fields, markdown }: Words): Compiled {
  try {
    const made = compilers[kind](`${slug}.md`, fields, markdown.replaceAll('\r\n', '\n'))
    return 'content' in made ? { ...made, problems: {} } : { content: null, ...made }
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    const [first = ''] = error.message.split('\n')
    return { content: null, problems: { markdown: first.replace(/^.*?: (text: )?/, '') } }
  }
}

/** Everything that keeps it from being published. */
export function checkDocument(document: ByDocument, words: Words, known: Known): Compiled {
  const { content, problems } = compileDocument(document, words)
  if (!content) return { content, problems }
  const own =
    document.kind === 'article'
      ? articleProblems(content as Content & Article)
      : document.kind === 'career'
        ? careerProblems(content as Content & Career)
        : {}
  return { content, problems: { ...lostReferences(words, known), ...lostLinks(content, known), ...own } }
}

function lostLinks({ body }: Content, known: Known): Problems {
  const [first] = brokenLinks(body, known)
  return first === undefined ? {} : { markdown: `The link ${first} leads nowhere` }
}

function lostReferences({ fields }: Words, { articles, careers, programmes }: Known): Problems {
  const problems: Problems = {}
  for (const [name, ids] of Object.entries({ articles, careers, programmes })) {
    const named = Array.isArray(fields[name]) ? fields[name] : []
    const lost = named.find((id) => !ids.has(String(id)))
    if (lost !== undefined) problems[name] = `There is no ${name.slice(0, -1)} ${String(lost)}`
  }
  return problems
}
