// The guide: read from its files once, shown whole to members and by its beginnings to everybody else.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readChapter } from '#features/content/build/text-files.service.ts'
import { fillFacts } from '#features/content/facts.rules.ts'
import { overlay } from '#features/documents/document.rules.ts'
import { listPublished, type PublishedDeps } from '#features/documents/server/published.service.ts'
import { readSiteWords } from '#features/settings/server/settings.service.ts'
import type { Deps } from '#platform/deps.ts'
import { type Actor, accessOf, type Viewer } from '#shared/actor.ts'
import type { Chapter, ChapterTeaser } from '../guide.schema.ts'
import { refuse } from '../membership.refusals.ts'

const folder = fileURLToPath(new URL('../guide', import.meta.url))

let chapters: readonly Chapter[] | undefined

/** Never part of a page's code: the text leaves the server by the API alone. A bad file stops the start. */
export function openGuide(): readonly Chapter[] {
  chapters ??= readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .map((name) => readChapter(`guide/${name}`, readFileSync(join(folder, name), 'utf8')))
    .sort((one, other) => one.order - other.order)
  return chapters
}

type Reading = PublishedDeps

/** The files, with what the operator has written over them. */
async function readGuide(deps: Reading): Promise<readonly Chapter[]> {
  const edited = await listPublished<Chapter>(deps, 'guide')
  if (edited.size === 0) return openGuide()
  return overlay(openGuide(), edited).sort((one, other) => one.order - other.order)
}

export async function showTeaser(deps: Reading & Pick<Deps, 'config'>): Promise<ChapterTeaser[]> {
  const [chapters, facts] = await Promise.all([readGuide(deps), readSiteWords(deps)])
  return chapters.map(({ id, order, title, opening, minutes, free }) => ({
    id,
    order,
    title,
    opening: fillFacts(opening, facts),
    minutes,
    free,
  }))
}

export async function showGuide(deps: Reading, reader: Actor): Promise<readonly Chapter[]> {
  if (accessOf(reader, deps.clock.now()) !== 'member') throw refuse('forbidden', 'members_only')
  return readGuide(deps)
}

export async function showChapter(deps: Reading, reader: Viewer, id: string): Promise<Chapter> {
  const chapter = (await readGuide(deps)).find((each) => each.id === id)
  if (chapter?.free) return chapter
  if (!reader) throw refuse('unauthenticated', 'sign_in_to_read')
  await showGuide(deps, reader)
  if (!chapter) throw refuse('not_found', 'chapter_not_found')
  return chapter
}
