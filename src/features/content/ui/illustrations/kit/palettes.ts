// The moods scenes are cut in: those of the house, and more so that eighteen pictures can be told apart.
import { palettes as house, type PaperPalette } from '#design/illustration/palette.ts'

export const palettes = {
  ...house,
  plankton: { tones: ['#f4f8cf', '#cfe58a', '#86c07a', '#3d8f7c', '#1c6468', '#0f414f', '#082735'], warm: '#ffc857' },
  velvet: { tones: ['#f7e1f3', '#dcb0e6', '#a478d0', '#6c4db2', '#46358d', '#2b2368', '#161440'], warm: '#ff8fa3' },
  steel: { tones: ['#eef5f7', '#cfe0e6', '#9dbfca', '#6495a6', '#3d6f84', '#244e63', '#122f42'], warm: '#ffb01f' },
  marsh: { tones: ['#fdf3d8', '#f4dca4', '#d9c07f', '#9fae78', '#5d8c76', '#2f6065', '#163a48'], warm: '#f2683c' },
  night: { tones: ['#e8eefc', '#b3c4ec', '#7690cc', '#4561a3', '#2b4079', '#1a2954', '#0e1735'], warm: '#ffb454' },
  shell: { tones: ['#fff1ea', '#fbd6c6', '#f0ae9f', '#cf7f80', '#94586f', '#583c5b', '#2c2542'], warm: '#2ba59d' },
  noon: { tones: ['#fff7dc', '#ffe49a', '#ffc75f', '#5cc0c0', '#2a94a6', '#14647f', '#0c3d58'], warm: '#ff6b4a' },
  harbour: { tones: ['#fff1cf', '#ffd78a', '#f0a95c', '#b8705a', '#6d4a5f', '#3a3355', '#1d2140'], warm: '#ff7a4d' },
  tropic: { tones: ['#e4fbef', '#aef0dc', '#5fd6c8', '#1fb0b8', '#0f7f9b', '#0d5579', '#0b3156'], warm: '#ffd23f' },
  aurora: { tones: ['#dffcf0', '#9df0d4', '#55cdbd', '#3d8bb0', '#3a5397', '#2b3170', '#171a45'], warm: '#ffb03a' },
  tidepool: { tones: ['#fef4e6', '#f9dcc0', '#e8b08f', '#b98079', '#6f7f88', '#3a6673', '#1d4452'], warm: '#ff6a4d' },
  reserve: { tones: ['#f0fbe8', '#c5efc9', '#7fd6b1', '#36ad9a', '#1a7f83', '#115a68', '#0b3a4b'], warm: '#ff8552' },
} as const satisfies Record<string, PaperPalette>
