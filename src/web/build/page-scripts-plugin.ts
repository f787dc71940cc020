// Takes the browser's files out of the framework's list of a route's assets, so that the page can ask for them when its
// first picture stands. While developing, the framework keeps them.
import type { Plugin } from 'vite'

const exported = 'export const tsrStartManifest ='

export function pageScriptsPlugin(): Plugin {
  return {
    name: 'ocean-berth-page-scripts',
    apply: 'build',
    enforce: 'post',
    transform: {
      filter: { id: /tanstack-start-manifest:v$/ },
      handler(code) {
        if (!code.includes(exported)) throw new Error('The list of assets looks different: see page-scripts-plugin.ts')
        return { code: code.replace(exported, 'const listAssets =') + separation, map: null }
      },
    },
  }
}

const separation = `
const routes = Object.entries(listAssets().routes)
const filesOf = ({ preloads = [], scripts = [] }) => [...new Set([...scripts.map(({ attrs }) => attrs.src), ...preloads])]
export const pageScripts = Object.fromEntries(routes.map(([id, assets]) => [id, filesOf(assets)]))
const shown = { ...listAssets(), routes: Object.fromEntries(routes.map(([id, { css }]) => [id, css ? { css } : {}])) }
export const tsrStartManifest = () => shown
`
