// The words of posts as searches find them.
import { type SQL, sql } from 'drizzle-orm'
import { keepWords } from '#features/jobs/server/sea-words.service.ts'

/** As the database reads them. A title counts before the text. */
export function writeWordsOf(content: string, title = ''): string {
  return keepWords([
    { text: title, weight: 'A' },
    { text: content, weight: 'D' },
  ])
}

export function wordsOf(content: string, title = ''): SQL<string> {
  return sql<string>`${writeWordsOf(content, title)}::tsvector`
}
