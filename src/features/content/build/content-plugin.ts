// Lets pages import content files: checked and compiled while the site is built, a bad file stops it.
// `?summary` is what a card shows, `?whole` everything; so the browser loads only the text somebody reads.
import { basename, dirname } from 'node:path'
import type { Plugin } from 'vite'
import {
  readArticle,
  readCareer,
  readCountry,
  readLegalText,
  readSitePage,
  summariseArticle,
  summariseCareer,
} from './read-content.ts'

type Reader = (file: string, source: string) => unknown

const readers: Record<string, { summary?: Reader; whole: Reader }> = {
  articles: { summary: (file, source) => summariseArticle(readArticle(file, source)), whole: readArticle },
  careers: { summary: (file, source) => summariseCareer(readCareer(file, source)), whole: readCareer },
  legal: { whole: readLegalText },
  pages: { whole: readSitePage },
  universities: { whole: readCountry },
}

const contentFile =
  /\/features\/content\/(?:articles|careers|legal|pages|universities)\/[^/?]+\.(?:md|yaml)\?(summary|whole)\b/

export function contentPlugin(): Plugin {
  return {
    name: 'ocean-berth-content',
    enforce: 'pre',
    transform: {
      filter: { id: contentFile },
      handler(source, id) {
        const path = id.replace(/\?.*$/, '')
        const folder = basename(dirname(path))
        const part = contentFile.exec(id)?.[1] === 'summary' ? 'summary' : 'whole'
        const read = readers[folder]?.[part]
        if (!read) return null
        const content = read(`${folder}/${basename(path)}`, source)
        // Browsers read a text as JSON faster than as code.
        const text = JSON.stringify(JSON.stringify(content))
        return { code: `export default JSON.parse(${text})`, map: null, moduleType: 'js' }
      },
    },
  }
}
