// XML as plain elements with their texts: all that feeds of hiring systems need.

export type XmlElement = { name: string; text: string; children: XmlElement[] }

/** Everything of that name, however deep. */
export function allOf(element: XmlElement, name: string): XmlElement[] {
  return element.children.flatMap((child) => (child.name === name ? [child] : allOf(child, name)))
}

export function textOf(element: XmlElement, name: string): string | undefined {
  return allOf(element, name)[0]?.text || undefined
}
