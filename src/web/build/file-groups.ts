// Which code goes into which file for the browser: a page in few files, as asking for one costs a phone more than a few
// kilobytes do.
import type { Rolldown } from 'vite'

/** Their entries name parts that only other pages use; what every page needs of them is in the shell. */
const withOneEntry = /[\\/](?:@tanstack[\\/]react-router|lucide)[\\/]/
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
      !withOneEntry.test(id) && isOnHome(id, (other) => modules.getModuleInfo(other)) ? 'common' : null,
    minShareCount: 2,
    priority: 1,
  },
]
