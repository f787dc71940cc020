// Invented organisations of the demo around the Mediterranean and the Red Sea, and those that sit at a desk anywhere.
import type { Organisation } from './organisation.ts'

export const innerSeas = {
  turtlewatch: {
    name: 'Archipelago Turtle Watch',
    place: 'Zakynthos, Greece',
    about: 'We protect nesting beaches of loggerhead turtles, night and morning.',
    colors: ['#a13417', '#ffe5dc'],
    motif: 'shell',
  },
  sporades: {
    name: 'Sporades Monk Seal Group',
    place: 'Alonissos, Greece',
    about: 'We work for monk seals with the fishers who share the coves with them.',
    colors: ['#312e81', '#e0e7ff'],
    motif: 'fin',
  },
  marvivo: {
    name: 'Fundación Mar Vivo',
    place: 'Tarifa, Spain',
    about: 'Cetaceans and ship traffic in the Strait of Gibraltar, watched from both.',
    colors: ['#9a3412', '#ffedd5'],
    motif: 'star',
  },
  posidonia: {
    name: 'Associació Posidònia Viva',
    place: 'Palma, Spain',
    about: 'We map, defend and replant the seagrass meadows of the Balearic Islands.',
    colors: ['#065f46', '#d1fae5'],
    motif: 'kelp',
  },
  santalucia: {
    name: 'Acquario Santa Lucia',
    place: 'Naples, Italy',
    about: 'An old aquarium on the sea front, with a turtle hospital in the basement.',
    colors: ['#4c1d95', '#ddd6fe'],
    motif: 'star',
  },
  seaschool: {
    name: 'Adriatic Sea School',
    place: 'Split, Croatia',
    about: 'We teach marine science aboard a sailing vessel of 28 metres.',
    colors: ['#0369a1', '#e0f2fe'],
    motif: 'wave',
  },
  marsablue: {
    name: 'Marsa Blue Diving',
    place: 'Marsa Alam, Egypt',
    about: 'A dive centre that keeps its groups small and its moorings in order.',
    colors: ['#0e7490', '#cffafe'],
    motif: 'wave',
  },
  aqabareef: {
    name: 'Aqaba Reef Institute',
    place: 'Aqaba, Jordan',
    about: 'We ask why the corals of the northern Red Sea bear so much heat.',
    colors: ['#9f1239', '#ffe4e6'],
    motif: 'coral',
  },
  opentide: {
    name: 'Open Tide Data',
    place: 'Remote, Europe',
    about: 'A cooperative of nine that keeps ocean data findable, free and well described.',
    colors: ['#111827', '#67e8f9'],
    motif: 'ring',
  },
  commonocean: {
    name: 'Common Ocean Bureau',
    place: 'Brussels, Belgium',
    about: 'We bring coastal communities and their evidence to the people who write the rules.',
    colors: ['#1e40af', '#fef08a'],
    motif: 'star',
  },
} satisfies Record<string, Organisation>
