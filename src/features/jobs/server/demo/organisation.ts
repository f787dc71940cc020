// The shape of an invented organisation of the demo. Its logo is drawn from two colours and a motif.

export type Organisation = {
  name: string
  place: string
  about: string
  colors: [string, string]
  motif: Motif
}
export type Motif = 'wave' | 'fin' | 'coral' | 'star' | 'shell' | 'ring' | 'kelp' | 'fluke' | 'buoy' | 'fish'
