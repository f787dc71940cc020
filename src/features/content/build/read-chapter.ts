// A chapter of the guide from its file. Everybody may see how it begins, so it begins with a paragraph.
import { basename } from 'node:path'
import { textOf } from '../body-text.rules.ts'
import { type Chapter, ChapterFrontMatter } from '../chapter.schema.ts'
import { compileMarkdown, minutesToRead } from './compile-markdown.ts'
import { ContentError } from './content-error.ts'
import { readFrontMatter } from './front-matter.ts'

export function readChapter(file: string, source: string): Chapter {
  const { data, text } = readFrontMatter(file, source, ChapterFrontMatter)
  return makeChapter(file, data, text)
}

export function makeChapter(file: string, data: ChapterFrontMatter, text: string): Chapter {
  const compiled = compileMarkdown(file, text)
  const [first] = compiled.body
  if (first?.[0] !== 'p') throw new ContentError(file, ['text: begins with a paragraph, which everybody may see'])
  return {
    ...data,
    ...compiled,
    id: basename(file, '.md'),
    opening: textOf(first),
    minutes: Math.max(1, minutesToRead(compiled.words)),
  }
}
