// Which code goes into which file for the browser: a page in few files, as asking for one costs a phone more than a few
// kilobytes do.
import type { Rolldown } from 'vite'

/** Its entry names parts that only other pages use; what every page needs of it is in the shell. */
const router = /[\\/]@tanstack[\\/]react-router[\\/]/
const home = /\/src\/web\/routes\/index\.tsx\?tsr-split=/

type ModuleInfo = Pick<Rolldown.ModuleInfo, 'importers'>

/** Whether the home page needs a module before anything is clicked. */
function isOnHome(id: string, lookUp: (id: string) => ModuleInfo | null, seen = new Set<string>()): boolean {
  if (home.test(id)) return true
  if (seen.has(id)) return false
  seen.add(id)
  return lookUp(id)?.importers.some((importer) => isOnHome(importer, lookUp, seen)) ?? false
}

export const fileGroups: Rolldown.CodeSplittingGroup[] = [
  { name: 'react', test: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]/, priority: 3 },
  { name: 'shell', tags: ['$initial'], priority: 2 },
  {
    debugName: 'common',
    // What the home page shares with others. Most people come by it first, and have these for the rest of the site.
    name: (id, modules) =>
      !router.test(id) && isOnHome(id, (other) => modules.getModuleInfo(other)) ? 'common' : null,
    minShareCount: 2,
    priority: 1,
  },
]
