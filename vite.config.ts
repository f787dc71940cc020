// Builds the pages: the browser's code into dist/client, the renderer that the server calls into dist/server.
import tailwindcss from '@tailwindcss/vite'
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import viteReact from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import project from './package.json' with { type: 'json' }
import { contentPlugin } from './src/features/content/build/content-plugin.ts'
import { fileGroups } from './src/web/build/file-groups.ts'
import { pageScriptsPlugin } from './src/web/build/page-scripts-plugin.ts'

export default defineConfig(({ command }) => ({
  // Bundled with its libraries, the renderer starts faster and React is its production build whatever the environment says.
  // In one file, no page has to import anything when it is asked for.
  environments: {
    ssr: {
      resolve: command === 'build' ? { noExternal: true } : {},
      build: { rolldownOptions: { output: { codeSplitting: false } } },
    },
    client: {
      build: {
        // The entry itself needs these: who asks for another file has them, and every page is spared their mention.
        modulePreload: {
          resolveDependencies: (_, files) => files.filter((file) => !/\/(react|rolldown-runtime)-[^/]+$/.test(file)),
        },
        rolldownOptions: {
          // Every page names them all: one letter less of the hash is a fifth of a kilobyte.
          output: { chunkFileNames: 'assets/[name]-[hash:7].js', codeSplitting: { groups: fileGroups } },
        },
      },
    },
  },
  publicDir: 'src/web/public',
  // React has had it itself since 18, and the home page's scripts have no room for what stands in for it.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim$/, replacement: 'react' }] },
  define: { 'import.meta.env.APP_VERSION': JSON.stringify(project.version) },
  build: { chunkSizeWarningLimit: 900 },
  plugins: [
    tailwindcss(),
    contentPlugin(),
    tanstackStart({
      srcDirectory: 'src/web',
      router: {
        routesDirectory: 'routes',
        generatedRouteTree: 'route-tree.gen.ts',
        quoteStyle: 'single',
        semicolons: false,
        // A page's data and its look are one file, so that the home page carries no other page's calls.
        codeSplittingOptions: { defaultBehavior: [['loader', 'component', 'errorComponent', 'notFoundComponent']] },
      },
      client: { entry: 'client.tsx' },
      server: { entry: 'render.tsx' },
      importProtection: {
        behavior: 'error',
        client: {
          files: ['**/*.server.*', '**/server/**', '**/platform/**'],
          specifiers: [/^drizzle-orm(\/|$)/, /^node:/, /^pg(-boss)?$/, /^hono(\/|$)/, /^@hono\//],
        },
      },
    }),
    viteReact(),
    pageScriptsPlugin(),
  ],
}))
