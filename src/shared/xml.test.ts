import { expect, test } from 'vitest'
import { escapeXml, writeXml } from './xml.ts'

test('what has a meaning in XML is escaped, in a text as in an attribute', () => {
  const written = writeXml({ name: 'a', attributes: { href: '"x"&y' }, content: "Fish & <chips>, O'Shoal" })
  expect(written).toContain('<a href="&quot;x&quot;&amp;y">Fish &amp; &lt;chips&gt;, O&apos;Shoal</a>')
})

test('characters that XML cannot hold are left out, line breaks stay', () => {
  expect(escapeXml('Reef\u0000 \u0007keeper\nTide\uFFFE \uD800mill 🐚')).toBe('Reef keeper\nTide mill 🐚')
})

test('an element without content closes itself', () => {
  expect(writeXml({ name: 'rss', content: [{ name: 'link' }] })).toContain('<rss><link/></rss>')
})
