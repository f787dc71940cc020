// Turns a scene into the text of an SVG file. For the drawing script and tests; pages only link to the files.
import { type ComponentType, createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

export function drawScene(scene: ComponentType): string {
  const markup = renderToStaticMarkup(createElement(scene))
  return `${markup.replace(/><\/(path|rect|circle|stop|ellipse|polygon)>/g, '/>')}\n`
}
