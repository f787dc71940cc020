// Seven flat tones a picture is cut from, light to dark, and one warm colour for what matters in it.

export interface PaperPalette {
  /** Index 0 is nearest to the light, 6 is the deepest sheet. */
  tones: readonly [string, string, string, string, string, string, string]
  warm: string
}

export const palettes = {
  lagoon: { tones: ['#d9f4f1', '#a5e1de', '#63c3c6', '#2b9aa5', '#14717f', '#0b4c5d', '#062f40'], warm: '#ff7a59' },
  abyss: { tones: ['#a9dbe6', '#5fb0c4', '#2d829b', '#175f79', '#0e455c', '#093144', '#051f2d'], warm: '#ff8d6b' },
  reef: { tones: ['#ffe9dd', '#ffc4ae', '#f59a86', '#c66a78', '#7f4a72', '#473561', '#1f2144'], warm: '#ffd166' },
  kelp: { tones: ['#eef4d6', '#c6dba3', '#8dba7f', '#4f9273', '#2a6c63', '#174a4c', '#0b2d33'], warm: '#ffb347' },
  dusk: { tones: ['#fdeee6', '#f3c9c6', '#cfa2c0', '#9379ae', '#5f5795', '#393c72', '#1c2349'], warm: '#ff8a66' },
  polar: { tones: ['#f3fafd', '#d3ebf5', '#a3d0e6', '#6aa9cd', '#3f7fae', '#265883', '#133457'], warm: '#ff7a59' },
  sand: { tones: ['#fff6e4', '#f8e2b8', '#e9c58a', '#c99f6a', '#8c7a68', '#4d5d68', '#23384a'], warm: '#ff6f4f' },
} as const satisfies Record<string, PaperPalette>
