// Work in aquariums, rescue stations and seabird colonies.
import type { DemoListing } from '../listing.ts'

export const animalCare: DemoListing[] = [
  {
    title: 'Aquarist, Cold Water Exhibits',
    at: 'tidewater',
    work: 'full-time',
    pay: '$44,500 - $51,000 a year',
    isPaid: true,
    level: 'mid-level',
    about:
      'You care for the North Atlantic gallery: wolffish, lumpfish, a very old lobster and the chillers that keep them all at nine degrees. Life support, quarantine, food preparation, and dives in the main tank twice a week with a window full of children. You breed lumpfish with a colleague and write down what worked. When a seal or a turtle strands in winter you may be asked to help through the night.',
    asks: 'Two years with live collections, Open Water Diver at least, able to pass a swim test. You like plumbing more than you admit. United States work authorization.',
  },
  {
    title: 'Jellyfish Culture Aquarist',
    at: 'santalucia',
    work: 'part-time',
    pay: '€ 11,20 l’ora, 24 ore settimanali',
    isPaid: true,
    level: 'entry-level',
    about:
      'Moon jellies, fried-egg jellies and one temperamental tank of comb jellies depend on you: polyps on plates, strobilation by temperature, round tanks without corners, and brine shrimp hatched twice a day. You keep the cultures pure with a steady hand and a good lamp. On Saturdays you explain to visitors why a jellyfish year happens in the bay outside. We would like you to stay, so the hours can grow.',
    asks: 'Training as an aquarist or a degree in biology, microscope work, weekend shifts in turns. Italian at B1, English. EU citizens.',
  },
  {
    title: 'Veterinary Nurse, Seabird Rehabilitation',
    at: 'capepenguin',
    work: 'full-time',
    pay: 'R18,500 – R21,000 per month',
    isPaid: true,
    level: 'mid-level',
    closesAfter: 27,
    about:
      'African penguins, Cape cormorants and gannets arrive hungry, oiled or orphaned. You do intake, blood smears, tube feeding, wound care and the pool test before release; in December, when adults moult and chicks are left behind, you do it two hundred times over. You train volunteers to hold a penguin so that both keep their eyes. The vet is one call away and the team eats lunch together.',
    asks: 'Veterinary nursing registration with the SAVC, calm hands, tetanus vaccination. English; Afrikaans or isiXhosa welcome. South African residents.',
  },
  {
    title: 'Penguin Rehabilitation Volunteer',
    at: 'capepenguin',
    kinds: ['volunteer'],
    work: 'full-time',
    pay: 'Participants pay R9,800 for six weeks; own lodging',
    isPaid: false,
    level: 'entry-level',
    about:
      'You wash pools, mats and a great many towels, prepare fish, and after two weeks of training feed penguins by hand. You smell of sardine for the whole time. The fee pays for your training, overalls and a part of the birds’ fish. Days are eight to five with one weekend day; you get a supervisor, a locker and, at the end, the lid of a release box to lift.',
    asks: 'Eighteen or older, fit for wet work on your feet, no latex or fish allergy. English. Visitors from abroad need a volunteer visa, for which we write the letter.',
  },
  {
    title: 'Seal Rehabilitation Assistant',
    at: 'skerry',
    work: 'full-time',
    pay: '£12.90 an hour, 37.5 hours, fixed term of 8 months',
    isPaid: true,
    level: 'entry-level',
    isFilled: true,
    about:
      'Common seal pups come in summer, grey seal pups in the storms of autumn. You mix fish soup, weigh wriggling patients, clean pens and keep a chart for each animal that the night shift can read. You also answer the telephone, and quite often explain that a pup on a beach is simply waiting for its mother. Releases are the best day; the laundry is every day.',
    asks: 'Animal care training or a season in a rescue centre, a driving licence, night shifts in turns. Right to work in the United Kingdom.',
  },
  {
    title: 'Marine Wildlife Veterinarian',
    at: 'skerry',
    work: 'part-time',
    pay: '£48,000 pro rata (0.6)',
    isPaid: true,
    level: 'senior',
    closesAfter: 32,
    about:
      'You are our vet for three days a week and on call for one weekend in three: seals with lungworm, gannets with hooks, now and then a live-stranded dolphin on a beach that can be reached only by boat. You decide on treatment and on when to stop, and talk it through with the team. You carry out post-mortems for the national strandings scheme, and teach six students each summer.',
    asks: 'MRCVS, three years in practice with some wildlife, confident in ultrasound. A driving licence. Visa sponsorship is possible for the right person.',
  },
  {
    title: 'Seabird Warden, Tern Colony',
    at: 'wattenhaus',
    place: 'Pellworm, Germany',
    kinds: ['volunteer'],
    work: 'full-time',
    pay: 'Unpaid; hut, food money of 320 € a month, insurance',
    isPaid: false,
    level: 'entry-level',
    about:
      'From April to August you live with one other warden in a hut on stilts, on a sandbank an hour’s walk from Pellworm, and look after some thousand Sandwich terns. You count nests from a hide, keep visitors on the path on the few days when any come, collect rainwater, and write the weather and the birds into a book that wardens have kept for decades. The mail comes with the tide-flat walker. It is lonely in a good way.',
    asks: 'Bird identification, self-reliance, German for the radio. Two months at least. First aid is taught beforehand.',
  },
  {
    title: 'Curator of Fishes and Invertebrates',
    at: 'tidewater',
    work: 'full-time',
    pay: '$88,000 to $104,000',
    isPaid: true,
    level: 'senior',
    about:
      'You lead fourteen aquarists, plan the collection for ten years and answer for the welfare of nine thousand animals. Nothing is collected that can be bred or borrowed, and you will hold that line. You rebuild the Pacific reef with local coral growers, run the breeding loans, and sit in the group that decides about each rescued animal that can’t go back. Your door is next to the pumps, so that you hear them.',
    asks: 'Eight years in public aquariums, three of leading people. Population management, dive supervision. United States work authorization; relocation is paid.',
  },
]
