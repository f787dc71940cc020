// The browser's files of a page, asked for when its first picture is on the screen: on a slow line nothing competes with
// what there is to read. Buttons pressed before the page is awake are pressed again when it is; links lead where they lead without
// any script, as half a page can't be exchanged for another.

import * as assets from 'tanstack-start-manifest:v'
import { rootRouteId, useRouterState } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import { renderNonce } from './render-context.ts'

/** While developing there are none, and the framework asks for the files itself. */
const { pageScripts: filesByRoute }: Partial<typeof assets> = assets

/** A hidden tab has no picture, and an old browser does not tell. */
const patienceMs = 2_000

/**
 * Text, as whatever runs the server may rewrite a function's. React makes a few errors for later use while it loads:
 * without their stacks the browser need not read its two hundred kilobytes once more to number the lines. And it reads
 * file by file, with a breath in between to answer a touch.
 */
const starter = `((files, firstToLast) => {
const pressed = new Set
const hold = event => {
const pressable = event.target.closest('button, a[href]')
if (!pressable) return
event.stopImmediatePropagation()
if (pressable.matches('a')) return
event.preventDefault()
pressed.add(pressable)
}
const release = () => {
removeEventListener('click', hold, true)
for (const button of pressed) button.click()
pressed.clear()
}
addEventListener('click', hold, true)
new MutationObserver(release).observe(document.documentElement, { attributeFilter: ['data-awake'] })
let start = () => {
start = () => {}
for (const href of files) document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
const { stackTraceLimit } = Error
Error.stackTraceLimit = 0
const read = async () => {
for (const file of firstToLast) {
await import(file)
await new Promise(done => setTimeout(done))
}
}
read().catch(release).finally(() => Error.stackTraceLimit = stackTraceLimit)
}
setTimeout(() => start(), ${patienceMs})
new PerformanceObserver(() => start()).observe({ type: 'paint', buffered: true })
})`

function scriptFor(routeIds: readonly string[]): string {
  const files = [...new Set(routeIds.flatMap((id) => filesByRoute?.[id] ?? []))]
  // The entry stands before what it needs.
  const firstToLast = filesByRoute?.[rootRouteId]?.toReversed() ?? []
  return `${starter}(${JSON.stringify(files)},${JSON.stringify(firstToLast)})`
}

/** In the browser it has done its work: nothing is written anew. */
export const PageScripts = createIsomorphicFn()
  .server(function PageScripts() {
    const matches = useRouterState({ select: (state) => state.matches })
    if (!filesByRoute) return null
    return <script nonce={renderNonce()}>{scriptFor(matches.map(({ routeId }) => routeId))}</script>
  })
  .client(function PageScripts() {
    // An empty text, as an element without one would be expected to be empty.
    return import.meta.env.PROD ? <script suppressHydrationWarning>{''}</script> : null
  })
