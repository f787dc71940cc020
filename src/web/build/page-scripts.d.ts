// What page-scripts-plugin.ts adds to the framework's list of assets.

declare module 'tanstack-start-manifest:v' {
  /** By route, the entry first. */
  export const pageScripts: Record<string, string[]>
}
