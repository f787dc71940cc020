// Reads XML into plain elements. Runs where it can be ended.
import { DOMParser } from 'linkedom'
import type { XmlElement } from './xml-tree.ts'

type Node = { nodeType: number; nodeName: string; textContent: string | null; childNodes: Iterable<Node> }

export function readXml(xml: string): XmlElement {
  return toElement(new DOMParser().parseFromString(xml, 'text/xml') as unknown as Node)
}

function toElement(node: Node): XmlElement {
  const children = [...node.childNodes].filter(({ nodeType }) => nodeType === 1)
  return {
    name: node.nodeName,
    text: children.length > 0 ? '' : (node.textContent ?? '').trim(),
    children: children.map(toElement),
  }
}
