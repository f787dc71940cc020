// The guide: read from its files once, shown whole to members and by its beginnings to everybody else.
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ContentError, compileMarkdown, readFrontMatter, textOf } from '#features/content/build/text-files.service.ts'
import { type Actor, accessOf, type Viewer } from '#shared/actor.ts'
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
  return openGuide().map(({ id, order, title, opening, minutes, free }) => ({
    id,
    order,
    title,
    opening,
    minutes,
    free,
  }))
}

export function showGuide(reader: Actor, now: Date): readonly Chapter[] {
  if (accessOf(reader, now) !== 'member') throw refuse('forbidden', 'members_only')
  return openGuide()
}

export function showChapter(reader: Viewer, now: Date, id: string): Chapter {
  const chapter = openGuide().find((each) => each.id === id)
  if (chapter?.free) return chapter
  if (!reader) throw refuse('unauthenticated', 'sign_in_to_read')
  showGuide(reader, now)
  if (!chapter) throw refuse('not_found', 'chapter_not_found')
  return chapter
}
