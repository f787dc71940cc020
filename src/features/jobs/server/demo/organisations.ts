// Invented organisations of the demo, all at example domains. Their logos are drawn from a colour and a motif.

export type Organisation = {
  name: string
  place: string
  domain: string
  about: string
  colors: [string, string]
  motif: Motif
}
export type Motif = 'wave' | 'fin' | 'coral' | 'star' | 'shell' | 'ring'

export const organisations: Organisation[] = [
  {
    name: 'Coral Trust Lisboa',
    place: 'Lisbon, Portugal',
    domain: 'coraltrust.example',
    about: 'Seagrass and reef monitoring along the Portuguese coast.',
    colors: ['#0d8488', '#ffe5dc'],
    motif: 'coral',
  },
  {
    name: 'Étoile de Mer',
    place: 'Saint-Denis, Réunion',
    domain: 'etoiledemer.example',
    about: 'A field station for cetaceans in the Indian Ocean.',
    colors: ['#5336a3', '#ffd166'],
    motif: 'star',
  },
  {
    name: 'Northern Kelp Alliance',
    place: 'Bodø, Norway',
    domain: 'northernkelp.example',
    about: 'Restores kelp forests above the Arctic Circle.',
    colors: ['#14532d', '#bbf7d0'],
    motif: 'wave',
  },
  {
    name: 'Blue Meridian Survey',
    place: 'Southampton, United Kingdom',
    domain: 'bluemeridian.example',
    about: 'Hydrographic and benthic surveys for public clients.',
    colors: ['#0b4252', '#7fdde0'],
    motif: 'ring',
  },
  {
    name: 'Archipelago Turtle Watch',
    place: 'Zakynthos, Greece',
    domain: 'turtlewatch.example',
    about: 'Protects nesting beaches of loggerhead turtles.',
    colors: ['#a13417', '#ffe5dc'],
    motif: 'shell',
  },
  {
    name: 'Tidewater Aquarium',
    place: 'Baltimore, United States',
    domain: 'tidewater.example',
    about: 'A public aquarium with a rescue programme.',
    colors: ['#0a6377', '#d7f0ee'],
    motif: 'fin',
  },
  {
    name: 'Pacific Plankton Laboratory',
    place: 'Monterey, United States',
    domain: 'pacificplankton.example',
    about: 'Time series of plankton since 1987.',
    colors: ['#1d4ed8', '#dbeafe'],
    motif: 'ring',
  },
  {
    name: 'Kaikōura Whale Station',
    place: 'Kaikōura, New Zealand',
    domain: 'whalestation.example',
    about: 'Acoustic and visual surveys of sperm whales.',
    colors: ['#0f172a', '#94a3b8'],
    motif: 'fin',
  },
  {
    name: 'Mangrove Futures Fund',
    place: 'Mombasa, Kenya',
    domain: 'mangrovefutures.example',
    about: 'Community forestry at the tide line.',
    colors: ['#365314', '#d9f99d'],
    motif: 'wave',
  },
  {
    name: 'Cape Penguin Rescue',
    place: 'Cape Town, South Africa',
    domain: 'capepenguin.example',
    about: 'Rehabilitates oiled and stranded seabirds.',
    colors: ['#111827', '#fbbf24'],
    motif: 'fin',
  },
  {
    name: 'Reef Renewal Cebu',
    place: 'Moalboal, Philippines',
    domain: 'reefrenewal.example',
    about: 'Coral nurseries run with fishing families.',
    colors: ['#be123c', '#fecdd3'],
    motif: 'coral',
  },
  {
    name: 'Adriatic Sea School',
    place: 'Split, Croatia',
    domain: 'seaschool.example',
    about: 'Teaches marine science aboard a sailing vessel.',
    colors: ['#0369a1', '#e0f2fe'],
    motif: 'wave',
  },
  {
    name: 'Blauwater Research',
    place: 'Kiel, Germany',
    domain: 'blauwater.example',
    about: 'Ocean sensors and autonomous vehicles.',
    colors: ['#1e3a8a', '#fde68a'],
    motif: 'ring',
  },
  {
    name: 'Fundación Mar Vivo',
    place: 'Tarifa, Spain',
    domain: 'marvivo.example',
    about: 'Cetaceans and ship traffic in the Strait of Gibraltar.',
    colors: ['#9a3412', '#ffedd5'],
    motif: 'star',
  },
  {
    name: 'Great Southern Fisheries Council',
    place: 'Hobart, Australia',
    domain: 'gsfisheries.example',
    about: 'Science advice for fisheries of the Southern Ocean.',
    colors: ['#134e4a', '#ccfbf1'],
    motif: 'shell',
  },
  {
    name: 'Azul Dive Collective',
    place: 'La Paz, Mexico',
    domain: 'azuldive.example',
    about: 'A dive school that pays its instructors all year.',
    colors: ['#0e7490', '#cffafe'],
    motif: 'wave',
  },
]
