// XML as text. Whatever is put into an element is escaped here, so that no writer of a feed can forget it.

export type XmlElement = { name: string; attributes?: Record<string, string>; content?: string | XmlElement[] }

export function writeXml(root: XmlElement): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${writeElement(root)}\n`
}

function writeElement({ name, attributes = {}, content = '' }: XmlElement): string {
  const given = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(value)}"`)
  const inside = typeof content === 'string' ? escapeXml(content) : content.map(writeElement).join('')
  return inside ? `<${name}${given.join('')}>${inside}</${name}>` : `<${name}${given.join('')}/>`
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }

/** What XML can't hold at all is left out: one such character, and no reader takes the feed. */
export function escapeXml(text: string): string {
  return [...text]
    .filter((character) => !/[\p{Cc}\p{Cs}\uFFFE\uFFFF]/u.test(character) || /[\t\n\r]/.test(character))
    .join('')
    .replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)
}
