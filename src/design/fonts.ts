// Addresses of the two font files every page needs at once, so that the shell can preload them.
import displayFont from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url'
import textFont from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url'

export const preloadedFonts: readonly string[] = [textFont, displayFont]
