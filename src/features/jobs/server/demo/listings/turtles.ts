// Work with sea turtles: beaches, hospitals, islands.
import type { DemoListing } from '../listing.ts'

export const turtles: DemoListing[] = [
  {
    title: 'Sea Turtle Nesting Volunteer',
    at: 'turtlewatch',
    kinds: ['volunteer'],
    work: 'full-time',
    pay: 'Unpaid; a place in our camp, food allowance of 7 EUR a day',
    isPaid: false,
    level: 'entry-level',
    about:
      'Between May and October you join patrols at first light, mark and cage new loggerhead nests, and move the few that lie too close to the sea. In the evening you talk with hotel guests about lights and beach chairs. You sleep in a tent under olive trees, cook in turns, and have one and a half days off each week. Six weeks is the shortest stay, because the first ten days are for learning.',
    asks: 'Eighteen or older, able to walk eight kilometres on sand. English; Greek, German or Italian helps on the beach. No experience needed.',
  },
  {
    title: 'Night Patrol Leader, Loggerhead Season',
    at: 'boavista',
    work: 'full-time',
    pay: '55.000 CVE por mês',
    isPaid: true,
    level: 'mid-level',
    about:
      'From June to October you lead a team of five rangers and volunteers along nine kilometres of beach, from dusk until three. You tag and measure nesting females, decide which clutches go to the hatchery, and keep everyone awake, watered and safe. Poaching has become rare here because of teams like this. You also write the nightly log by hand and type it up on Fridays.',
    asks: 'Two seasons on nesting beaches, a first-aid certificate, a driving licence. Portuguese or Kriolu, and English. Work permit arranged for people from abroad.',
  },
  {
    title: 'Research Assistant, Green Turtle Programme',
    at: 'tortugaviva',
    kinds: ['volunteer', 'internship'],
    work: 'full-time',
    pay: 'Alojamiento y alimentación incluidos; sin salario',
    isPaid: false,
    level: 'student',
    closesAfter: 35,
    months: 3,
    about:
      'Three months in the rain and the dark, on one of the most important green turtle beaches of the Atlantic. You walk in red light, count eggs into your palm, take tag numbers and learn to read tracks of four species. By day there are track surveys, nest excavations and a nap. You get training, a bed under a net, three meals a day and a letter that says exactly what you did.',
    asks: 'Student or graduate of biology. Spanish at an everyday level, English. Fit enough for ten kilometres a night. Yellow-fever vaccination if you come from a country where it is required.',
  },
  {
    title: 'Turtle Hospital Nurse',
    at: 'santalucia',
    work: 'full-time',
    pay: '€ 1.750 lordi al mese, 14 mensilità',
    isPaid: true,
    level: 'mid-level',
    about:
      'You care for about a hundred and twenty loggerheads a year: hooks, lines, boat strikes and animals too cold to dive. Intake and blood samples in the morning, feeding and physiotherapy pools in the afternoon, and every second Sunday the open door for visitors. You assist at operations and keep the pharmacy in order. Releases are on a beach with half the town watching, and you carry one side of the box.',
    asks: 'A veterinary nursing diploma or equal, experience with reptiles or wildlife, radiography certificate. Italian at B2. EU citizens or with a permit to work in Italy.',
  },
  {
    title: 'Hawksbill Monitoring Officer',
    at: 'innerislands',
    work: 'full-time',
    pay: 'SCR 19,500 a month, house provided',
    isPaid: true,
    level: 'mid-level',
    closesAfter: 25,
    about:
      'Our hawksbills come ashore in daylight, so you will too: walks three times a day from October to February, tagging, track counts and nest checks on eleven small beaches. Outside the season you lead tern censuses, remove invasive plants and train two rangers in keeping data. Supplies come once a week by boat. You share a house with three colleagues and a great many geckos.',
    asks: 'A degree in ecology or five years as a ranger; small-boat licence; first aid. English, Creole or French. A work permit is applied for by us.',
  },
  {
    title: 'Marine Turtle Ranger (seasonal)',
    at: 'exmouthcare',
    work: 'full-time',
    pay: 'AUD 36.80 an hour',
    isPaid: true,
    level: 'entry-level',
    about:
      'For five months, November to March, you coordinate dawn track counts with forty volunteers, drive the beach in a very slow car, and guide evening groups so that they see a green turtle and the turtle does not see them. You check nests for fox digging and enter everything before lunch, because afternoons are forty degrees. Accommodation at the research quarters costs 90 dollars a week.',
    asks: 'Manual driving licence with off-road experience, first aid, Working with Children check. Australian work rights, a working-holiday visa is fine.',
  },
  {
    title: 'Sea Turtle Satellite Tagging Fellow',
    at: 'exmouthcare',
    place: 'Broome, Australia',
    kinds: ['internship'],
    work: 'full-time',
    pay: 'AUD 1,150 a fortnight, tax-free scholarship',
    isPaid: true,
    level: 'student',
    about:
      'A master’s project on flatback turtles, the one species that never leaves the Australian shelf. You help to fit twenty tags in two field weeks, clean the positions, and find out how often the animals cross trawl grounds between nests. You are supervised by a field ecologist and a statistician who like each other. Maps go to the fishery before they go to a journal.',
    asks: 'Enrolled, or about to enrol, in a master’s degree in Australia. R, honest field notes, a driving licence. Student visa holders are welcome.',
  },
]
