// Content files become what pages show. Used by the build, by the feed and by tests; throws a ContentError.
import { readdirSync, readFileSync } from 'node:fs'
import { basename, extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Article, ArticleFrontMatter, type ArticleSummary } from '../article.schema.ts'
import { authors } from '../authors.ts'
import { type Career, CareerFrontMatter, type CareerSummary } from '../career.schema.ts'
import { LegalFrontMatter, type LegalText } from '../legal.schema.ts'
import { PageFrontMatter, type SitePage } from '../site-page.schema.ts'
import { type Country, CountryFile } from '../university.schema.ts'
import { compileMarkdown, minutesToRead } from './compile-markdown.ts'
import { ContentError } from './content-error.ts'
import { checkYaml, readFrontMatter } from './front-matter.ts'

export function readArticle(file: string, source: string): Article {
  const { data, text } = readFrontMatter(file, source, ArticleFrontMatter)
  return makeArticle(file, data, text)
}

export function makeArticle(file: string, data: ArticleFrontMatter, text: string): Article {
  const compiled = compileMarkdown(file, text)
  const readTime = minutesToRead(compiled.words)
  if (readTime < 5 || readTime > 9) {
    throw new ContentError(file, [`text: takes ${readTime} minutes to read; articles take 5 to 9`])
  }
  return { ...data, ...compiled, id: idOf(file), author: authors[data.author], isNew: data.isNew ?? false, readTime }
}

export function summariseArticle(article: Article): ArticleSummary {
  const { id, title, description, date, category, author, isNew, readTime } = article
  return { id, title, description, date, category, author, isNew, readTime }
}

export function readCareer(file: string, source: string): Career {
  const { data, text } = readFrontMatter(file, source, CareerFrontMatter)
  return makeCareer(file, data, text)
}

export function makeCareer(file: string, data: CareerFrontMatter, text: string): Career {
  return { ...data, ...compileMarkdown(file, text), id: idOf(file), isNew: data.isNew ?? false }
}

export function summariseCareer(career: Career): CareerSummary {
  const { id, order, title, description, salaryRange, location, isNew } = career
  return { id, order, title, description, salaryRange, location, isNew }
}

export function readLegalText(file: string, source: string): LegalText {
  const { data, text } = readFrontMatter(file, source, LegalFrontMatter)
  return makeLegalText(file, data, text)
}

export function makeLegalText(file: string, data: LegalFrontMatter, text: string): LegalText {
  return { ...data, ...compileMarkdown(file, text), id: idOf(file) }
}

export function readSitePage(file: string, source: string): SitePage {
  const { data, text } = readFrontMatter(file, source, PageFrontMatter)
  return makeSitePage(file, data, text)
}

export function makeSitePage(file: string, data: PageFrontMatter, text: string): SitePage {
  return { ...data, ...compileMarkdown(file, text), id: idOf(file) }
}

export function readCountry(file: string, source: string): Country {
  const { country, programmes } = checkYaml(file, source, CountryFile)
  return { id: idOf(file), name: country, programmes }
}

export const contentRoot = fileURLToPath(new URL('..', import.meta.url))

/** Every file of one kind, read from disk. */
export function readAll<T>(folder: string, read: (file: string, source: string) => T): T[] {
  return readdirSync(join(contentRoot, folder))
    .filter((name) => /\.(md|yaml)$/.test(name))
    .sort()
    .map((name) => read(`${folder}/${name}`, readFileSync(join(contentRoot, folder, name), 'utf8')))
}

/** The ids of one kind, without compiling anything. */
export function listIds(folder: string): string[] {
  return readAll(folder, idOf)
}

function idOf(file: string): string {
  return basename(file, extname(file))
}
