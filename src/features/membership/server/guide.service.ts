// The guide: read from its files once, shown whole to members and by its beginnings to everybody else.
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ContentError, compileMarkdown, readFrontMatter, textOf } from '#features/content/build/text-files.service.ts'
import { type Actor, accessOf } from '#shared/actor.ts'
import { type Chapter, ChapterFrontMatter, type ChapterTeaser } from '../guide.schema.ts'
import { refuse } from '../membership.refusals.ts'

const folder = fileURLToPath(new URL('../guide', import.meta.url))
const wordsPerMinute = 200

let chapters: readonly Chapter[] | undefined

/** Never part of a page's code: the text leaves the server by the API alone. A bad file stops the start. */
export function openGuide(): readonly Chapter[] {
  chapters ??= readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .map((name) => readChapter(`guide/${name}`, readFileSync(join(folder, name), 'utf8')))
    .sort((one, other) => one.order - other.order)
  return chapters
}

export function readChapter(file: string, source: string): Chapter {
  const { data, text } = readFrontMatter(file, source, ChapterFrontMatter)
  const compiled = compileMarkdown(file, text)
  const [first] = compiled.body
  if (first?.[0] !== 'p') throw new ContentError(file, ['text: begins with a paragraph, which everybody may see'])
  return {
    ...data,
    ...compiled,
    id: basename(file, '.md'),
    opening: textOf(first),
    minutes: Math.max(1, Math.round(compiled.words / wordsPerMinute)),
  }
}

export function showTeaser(): ChapterTeaser[] {
  return openGuide().map(({ id, order, title, opening, minutes }) => ({ id, order, title, opening, minutes }))
}

export function showGuide(reader: Actor, now: Date): readonly Chapter[] {
  if (accessOf(reader, now) !== 'member') throw refuse('forbidden', 'members_only')
  return openGuide()
}

export function showChapter(reader: Actor, now: Date, id: string): Chapter {
  const chapter = showGuide(reader, now).find((each) => each.id === id)
  if (!chapter) throw refuse('not_found', 'chapter_not_found')
  return chapter
}
