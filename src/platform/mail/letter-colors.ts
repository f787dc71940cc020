// The letters' colours, by day and by night. Every pair of text and ground has a contrast of at least 4.5.

export const day = {
  deep: '#0b2239',
  petrol: '#1b7f8a',
  mist: '#b5d3dd',
  paper: '#ffffff',
  water: '#eef5f8',
  line: '#d5e3ea',
  ink: '#12293d',
  quiet: '#4d6475',
  link: '#0d5f73',
  coral: '#cd4530',
  onCoral: '#ffffff',
} as const

export const night = {
  deep: '#0e3541',
  paper: '#0f2233',
  water: '#091825',
  line: '#21394c',
  ink: '#e6f0f5',
  quiet: '#a4b8c6',
  link: '#7fd0dc',
  coral: '#ff8a73',
  onCoral: '#2a0d07',
} as const

/** Mail programs that know the scheme take these; the others keep the inline colours of the day. */
export const letterStyle = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
body { margin: 0; padding: 0; }
a { text-underline-offset: 2px; }
@media (max-width: 480px) {
  .ob-inner { padding-left: 24px !important; padding-right: 24px !important; }
  .ob-outer { padding: 16px 12px !important; }
  .ob-button { display: block !important; text-align: center !important; }
  .ob-button-cell { display: block !important; }
  .ob-button-table { width: 100% !important; }
}
@media (prefers-color-scheme: dark) {
  .ob-water { background-color: ${night.water} !important; }
  .ob-deep { background-color: ${night.deep} !important; }
  .ob-paper { background-color: ${night.paper} !important; border-color: ${night.line} !important; }
  .ob-quote { border-color: ${night.link} !important; }
  .ob-line { border-color: ${night.line} !important; }
  .ob-ink { color: ${night.ink} !important; }
  .ob-quiet { color: ${night.quiet} !important; }
  .ob-link { color: ${night.link} !important; }
  .ob-coral { background-color: ${night.coral} !important; }
  .ob-on-coral { color: ${night.onCoral} !important; }
}
`
