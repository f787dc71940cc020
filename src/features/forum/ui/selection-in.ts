// The words somebody has selected within a part of the page; nothing where the selection reaches out of it.

export function selectionIn(part: HTMLElement | null): string {
  const selection = window.getSelection()
  if (!part || !selection || selection.isCollapsed || selection.rangeCount === 0) return ''
  return part.contains(selection.getRangeAt(0).commonAncestorContainer) ? selection.toString() : ''
}
