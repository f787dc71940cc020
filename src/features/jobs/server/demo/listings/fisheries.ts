// Work with fisheries and sea farming.
import type { DemoListing } from '../listing.ts'

export const fisheries: DemoListing[] = [
  {
    title: 'Fisheries Observer',
    at: 'aleutian',
    work: 'full-time',
    pay: '$215 per sea day, $110 per land day',
    isPaid: true,
    level: 'entry-level',
    about:
      'Three weeks of training in Kodiak, then trips of one to ten weeks on trawlers, longliners and pot boats. You sample the catch, measure halibut, take otoliths and record seabirds and bycatch. You are a guest and a witness at the same time, which takes tact; crews mostly come round once they see you work through weather. We pay travel, gear and the days you wait for a boat.',
    asks: 'A bachelor’s degree in natural science with statistics, a medical, sea survival (given in training), a steady temper. United States citizens or permanent residents.',
  },
  {
    title: 'Electronic Monitoring Reviewer',
    at: 'gsfisheries',
    work: 'part-time',
    pay: 'AUD 38 an hour, 22.5 hours a week',
    isPaid: true,
    level: 'entry-level',
    isFilled: true,
    about:
      'Cameras on longliners film each haul; you look at a tenth of it and compare it with the logbook. You learn to recognise albatross species from a wing in bad light, and to write down uncertainty instead of guessing. We work in pairs, rotate every hour, and nobody reviews more than five hours a day. Part of the week can be from home once you have passed the blind test.',
    asks: 'Fish or seabird identification, good eyes, discretion about what you see. English. Australian work rights.',
  },
  {
    title: 'Gear Technologist, Selective Trawls',
    at: 'kattegatlab',
    work: 'full-time',
    pay: 'DKK 39.000 – 44.000 pr. måned',
    isPaid: true,
    level: 'mid-level',
    closesAfter: 24,
    about:
      'Norway lobster and cod live on the same ground, and only one of them may be caught. You design panels and grids that let the cod out, try them in the flume tank, and go out with commercial boats to see what fishers say when the net comes up. Skippers helped to write this advertisement. You will spend fifty days a year at sea, and the rest with netting twine and spreadsheets.',
    asks: 'Engineering, fisheries science or a netmaker’s trade; statistics; sea legs. English, and Danish, Norwegian or Swedish. Basic safety training is paid by us. EU citizens or with a Danish permit.',
  },
  {
    title: 'Stock Assessment Scientist',
    at: 'gsfisheries',
    work: 'full-time',
    pay: 'A$104,000 – A$118,000 plus super',
    isPaid: true,
    level: 'senior',
    about:
      'You assess toothfish and icefish around two sub-Antarctic islands: catch at length, tag returns, surveys that the weather cut short. Your model is reviewed by colleagues of twenty-five countries each October, so it has to be clear as well as right. You write code that others can run, and say plainly when the data can’t carry an answer. One voyage in the first two years, if you like.',
    asks: 'A PhD or equal experience in quantitative fisheries science; R, and TMB or Casal2. English. Relocation is paid and visa sponsorship is offered.',
  },
  {
    title: 'Technician, Native Oyster Restoration',
    at: 'faloysters',
    work: 'part-time',
    pay: '£26,400 pro rata (three days a week)',
    isPaid: true,
    level: 'entry-level',
    about:
      'You count spat on mussel shell, tow the small dredge with one of the last fleets in Europe that fish under sail, and lay cultch where the beds have become thin. In the hatchery you feed larvae three kinds of algae and clean more pipes than you thought existed. Schools visit on Thursdays. The days follow the tide, so your week will never look the same twice, and we plan it a month ahead.',
    asks: 'Hands-on work with animals or boats, RYA Powerboat Level 2, a driving licence. Right to work in the United Kingdom.',
  },
  {
    title: 'Extensionista en pesca artesanal',
    at: 'costahumboldt',
    work: 'full-time',
    pay: '$1.350.000 CLP líquidos mensuales',
    isPaid: true,
    level: 'mid-level',
    about:
      'You accompany six fishing coves that manage their own beds of loco, limpets and kelp. You dive with them for the yearly count, help to write the management plan in words everybody signs with conviction, and sit through the meetings in which quotas are shared. You drive a lot, drink a lot of tea, and translate in both directions between the coves and the ministry. Women’s groups that gather seaweed are part of the work.',
    asks: 'Marine biology or fisheries engineering, a diving licence of the Chilean navy, a driving licence class B. Spanish. Chilean residents.',
  },
  {
    title: 'Seaweed Farm Trainee',
    at: 'northernkelp',
    place: 'Steigen, Norway',
    kinds: ['internship'],
    work: 'full-time',
    pay: 'NOK 16 000 a month and free lodging',
    isPaid: true,
    level: 'student',
    closesAfter: 33,
    about:
      'Sugar kelp is seeded on lines in autumn, grows through the dark and is cut in May. You are there from February to June: checking lines from a small workboat, measuring growth, learning knots that hold in a gale, and weighing the harvest at midnight in full light. One day a week is for a question of your own, for example who moves in beneath the lines. The farm is four people; you eat with them.',
    asks: 'Student of aquaculture or biology, a swimming test, warm clothes. English or Norwegian. EEA or Swiss citizens.',
  },
  {
    title: 'Aquaculture Fish Health Officer',
    at: 'kattegatlab',
    place: 'Tórshavn, Faroe Islands',
    work: 'full-time',
    pay: null,
    isPaid: true,
    level: 'mid-level',
    about:
      'You visit nine salmon sites by boat, in all weather that permits it: lice counts, gill scores, post-mortems, and a talk with the site manager that ends with a plan. You compare cleaner-fish welfare between sites and have the say when treatment does more harm than good. The reports are public after six months. You have a car, a good oilskin and colleagues who will call you back.',
    asks: 'Veterinarian or fish-health biologist with two years of practice, STCW basic safety. English; Danish or Faroese within two years, lessons paid. Salary by collective agreement, told at the first talk.',
  },
]
