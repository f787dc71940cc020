// Work on coral reefs: nurseries, surveys, laboratories.
import type { DemoListing } from '../listing.ts'

export const reefs: DemoListing[] = [
  {
    title: 'Coral Nursery Assistant',
    at: 'kralendijk',
    kinds: ['internship'],
    work: 'full-time',
    pay: 'Stipend of 900 USD a month plus shared house',
    isPaid: true,
    level: 'entry-level',
    closesAfter: 40,
    months: 4,
    about:
      'For four months you clean coral trees, cut and hang staghorn fragments, and carry the grown ones to three sites on the leeward reef. Two dives a day, four days a week; the fifth is for photographs, gear and the log. You learn to tell a healthy colony from a stressed one before it pales, and you keep one tree of your own genotype trial from the first fragment to the reef.',
    asks: 'PADI Rescue Diver or CMAS two-star, fifty logged dives and calm buoyancy. English; some Papiamentu or Dutch is a pleasure for everybody. Dutch or EU passport, or your own permit to stay on Bonaire.',
  },
  {
    title: 'Coral Outplanting Technician',
    at: 'lowerkeys',
    work: 'full-time',
    pay: '$23.50 an hour',
    isPaid: true,
    level: 'entry-level',
    about:
      'You work on the boat and under it: loading elkhorn and boulder corals, scraping the bare rock, setting plugs in cement and mapping every one with a tape and a camera. In summer we watch the temperature loggers daily and move corals to deeper nurseries when the water gets too warm. The days start at six and end when the gear is rinsed. We train you in our survey methods and pay for your refresher in oxygen first aid.',
    asks: 'AAUS scientific diver, or the wish to become one with us; a driving licence; able to lift 40 pounds. You must already have the right to work in the United States.',
  },
  {
    title: 'Reef Survey Volunteer',
    at: 'atollfellows',
    kinds: ['volunteer'],
    work: 'full-time',
    pay: 'Participants pay 900 EUR for four weeks, with room and meals',
    isPaid: false,
    level: 'entry-level',
    months: 1,
    about:
      'Two weeks of training in fish and benthos identification, then two weeks of surveys on house reefs with a team of six. You learn thirty fish families, the difference between plating and branching corals, and how to lay a transect in a current. Your numbers go into a public database with your name on them. The fee covers your room, meals, tanks and boat; what it costs us is in our yearly accounts, which we gladly send you.',
    asks: 'Advanced Open Water Diver, twenty logged dives and a diving medical not older than a year. English. Visitors get a free visa for 30 days on arrival.',
  },
  {
    title: 'Research Technician, Coral Heat Tolerance',
    at: 'aqabareef',
    work: 'full-time',
    pay: 'JOD 850 – 1,050 per month',
    isPaid: true,
    level: 'mid-level',
    closesAfter: 30,
    about:
      'You run the heat-stress tanks in which corals of the northern Red Sea are compared with corals from the south: temperature ramps, chlorophyll fluorescence, tissue samples at every step. Half of the work is plumbing and half is patience. You write the protocol that students follow and keep a record of each tank that a stranger could repeat. The results decide which reefs are protected first.',
    asks: 'A degree in biology, two years in a wet laboratory, PAM fluorometry or the will to learn it. Arabic or English. Open Water Diver is welcome, not needed.',
  },
  {
    title: 'Community Reef Warden',
    at: 'reefkeepers',
    work: 'full-time',
    pay: 'PHP 24,000 a month plus 13th-month pay',
    isPaid: true,
    level: 'entry-level',
    about:
      'You patrol the no-take zone by outrigger, keep the buoys where they belong, and talk with fishers and visiting divers before anything becomes a quarrel. Once a month you count fish with the village team and bring the result to the assembly, drawn large enough to be read from the back row. During the sardine season there are many guests; then you also brief the boats on how to behave around the shoal.',
    asks: 'Cebuano and some English, a good swimmer, known for being fair. We pay for your Open Water Diver course and your first-aid course. Filipino citizens only.',
  },
  {
    title: 'Postdoctoral Researcher, Coral Spawning',
    at: 'kuroshio',
    work: 'full-time',
    pay: '¥4,800,000 – ¥5,600,000 a year',
    isPaid: true,
    level: 'senior',
    closesAfter: 45,
    about:
      'For two years, with a third possible, you study when Acropora along the Ryukyu chain release their eggs and how warm nights change it. You will sit on the reef flat around the full moons of May and June, rear larvae in the hatchery, and model settlement together with an oceanographer down the corridor. There is time set aside for your own question, and a fund for sending you to one meeting a year.',
    asks: 'A PhD in marine biology or a related field, published work, scientific diving. English; Japanese is taught in the house. We sponsor the visa and help with the move.',
  },
  {
    title: 'Station Dive Officer',
    at: 'ribbonreef',
    work: 'full-time',
    pay: 'AUD 92,000 – 101,000 plus 15.4% super',
    isPaid: true,
    level: 'senior',
    about:
      'You are responsible for every scientific dive from our station: plans, boats, compressors, medicals and the courage to cancel. About ninety visiting researchers a year arrive with good ideas and too little weight; you check them out kindly and thoroughly. Three weeks on the island, one week home, flights included. You will also lead the yearly emergency exercise and keep the recompression plan up to date.',
    asks: 'ADAS Part 2 or equal, coxswain ticket, first-aid instructor, five years of leading dives in science or industry. Australian or New Zealand citizens, or sponsorship for the right person.',
  },
  {
    title: 'Reef Photogrammetry Intern',
    at: 'aqabareef',
    kinds: ['internship'],
    work: 'full-time',
    pay: '600 USD a month; room in the guest house is free',
    isPaid: true,
    level: 'student',
    months: 5,
    about:
      'You swim slow lawn-mower patterns above twelve fixed plots, take about two thousand overlapping pictures of each, and turn them into models in which single corals can be measured from year to year. Mornings in the water, afternoons at a strong computer. At the end of five months you give a talk to the park rangers and leave behind a guide of at most ten pages that the next intern will thank you for.',
    asks: 'Student of biology, geomatics or computer science. Advanced Open Water Diver with thirty dives. English. A student visa is arranged by us.',
  },
]
