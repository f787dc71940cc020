// The picture of a listing for messengers and social sites: title and place over the sea, letters drawn as paths so that no font is needed.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { LRUCache } from 'lru-cache'
import opentype, { type Font, type Path } from 'opentype.js'
import pLimit from 'p-limit'
import sharp from 'sharp'
import { brand } from '#shared/brand.ts'
import type { Job } from '../job.schema.ts'
import { kindLabels } from '../job-facts.ts'

const width = 1200
const height = 630
const margin = 80

const require = createRequire(import.meta.url)

/** The parts that the font comes in, read when a letter is first looked for in them. */
const files = {
  latin: () => require.resolve('@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff'),
  latinMore: () =>
    require.resolve('@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-ext-700-normal.woff'),
  vietnamese: () =>
    require.resolve('@fontsource/bricolage-grotesque/files/bricolage-grotesque-vietnamese-700-normal.woff'),
}
type Part = keyof typeof files
const parts = Object.keys(files) as Part[]
const loaded = new Map<Part, Font>()

function fontOf(part: Part): Font {
  const known = loaded.get(part)
  if (known) return known
  const bytes = readFileSync(files[part]())
  const font = opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength))
  loaded.set(part, font)
  return font
}

function findFont(letter: string): Font | undefined {
  const part = parts.find((each) => fontOf(each).charToGlyph(letter).index > 0)
  return part && fontOf(part)
}

const alike: Record<string, string> = { ʻ: '‘', ʼ: '’' }

/** In letters that the font has, as near as they come; a box in the place of a letter says less than nothing. */
export function inOurLetters(text: string): string {
  return [...text.normalize('NFC')]
    .map((letter) => (findFont(letter) ? letter : (alike[letter] ?? letter.normalize('NFKD').replace(/\p{M}/gu, ''))))
    .join('')
    .replace(/\P{White_Space}/gu, (letter) => (findFont(letter) ? letter : ''))
    .trim()
}

/** Letter by letter: the library's own shaping does not know all that this font asks for. */
function advanceOf(letter: string, size: number): number {
  const font = findFont(letter) ?? fontOf('latin')
  const { advanceWidth = 0 } = font.charToGlyph(letter)
  return (advanceWidth / font.unitsPerEm) * size
}

function widthOf(text: string, size: number): number {
  return [...text].reduce((sum, letter) => sum + advanceOf(letter, size), 0)
}

/** The library's own writer turns very small numbers into none at all. */
function pathData({ commands }: Path): string {
  const at = (...numbers: number[]) => numbers.map((each) => each.toFixed(1)).join(' ')
  return commands
    .map((command) => {
      if (command.type === 'Z') return 'Z'
      if (command.type === 'C') return `C${at(command.x1, command.y1, command.x2, command.y2, command.x, command.y)}`
      if (command.type === 'Q') return `Q${at(command.x1, command.y1, command.x, command.y)}`
      return `${command.type}${at(command.x, command.y)}`
    })
    .join('')
}

function textPath(text: string, x: number, y: number, size: number, fill: string): string {
  let pen = x
  const shapes = [...text].map((letter) => {
    const font = findFont(letter) ?? fontOf('latin')
    const shape = pathData(font.charToGlyph(letter).getPath(pen, y, size))
    pen += advanceOf(letter, size)
    return shape
  })
  return `<path d="${shapes.join('')}" fill="${fill}"/>`
}

/** Breaks at words; what does not fit into the lines ends with an ellipsis. */
export function wrapText(text: string, size: number, maxWidth: number, maxLines: number): string[] {
  const fits = (line: string) => widthOf(line, size) <= maxWidth
  const lines: string[] = []
  let line = ''
  for (const word of text.split(/\s+/)) {
    const longer = line ? `${line} ${word}` : word
    if (fits(longer)) {
      line = longer
      continue
    }
    if (line) lines.push(line)
    line = word
    while (!fits(line) && line.length > 1) line = line.slice(0, -1)
  }
  lines.push(line)
  if (lines.length <= maxLines) return lines
  let last = lines[maxLines - 1] ?? ''
  while (!fits(`${last}…`) && last.length > 1) last = last.slice(0, -1)
  return [...lines.slice(0, maxLines - 1), `${last}…`]
}

export function drawJobPicture(job: Job): string {
  const title = wrapText(inOurLetters(job.title), 72, width - 2 * margin, 3)
  const said = [job.company, job.location].map(inOurLetters).filter(Boolean)
  const facts = wrapText(said.join(' · '), 36, width - 2 * margin, 1)
  const titleTop = 210
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<rect width="${width}" height="${height}" fill="#0a3a4d"/>
<path d="M0 0h1200v70c-120 0-160-34-300-34S700 84 560 84 380 36 250 36 90 70 0 70z" fill="#2f96a1"/>
<path d="M760 90 620 630H470L700 90zM940 90l70 540H860L900 90z" fill="#9fe9e6" opacity=".08"/>
<path d="M0 520c180 0 240-50 420-50s260 70 420 66 220-56 360-56v150H0z" fill="#0f5567"/>
<path d="M0 570c160 0 260-44 440-40s240 50 400 46 240-40 360-40v94H0z" fill="#072e40"/>
${textPath(brand.name, margin, 140, 34, '#9fe9e6')}
${title.map((line, index) => textPath(line, margin, titleTop + 50 + index * 80, 72, '#ffffff')).join('')}
${facts.map((line) => textPath(line, margin, titleTop + 60 + title.length * 80 + 20, 36, '#d7f0ee')).join('')}
${textPath(kindLabels(job), margin, height - 40, 32, '#ff9478')}
</svg>`
}

const pictures = new LRUCache<string, Promise<Buffer>>({ max: 200 })

/** Drawing one keeps everybody waiting for a moment. */
const twoAtOnce = pLimit(2)

/** Drawn once for each state of a listing, however many ask at the same time. */
export function jobPicture(job: Job): Promise<Buffer> {
  const key = JSON.stringify([job.id, job.title, job.company, job.location, job.jobType])
  const known = pictures.get(key)
  if (known) return known
  const picture = twoAtOnce(() =>
    sharp(Buffer.from(drawJobPicture(job)))
      .png({ palette: true })
      .toBuffer(),
  )
  pictures.set(key, picture)
  picture.catch(() => pictures.delete(key))
  return picture
}
