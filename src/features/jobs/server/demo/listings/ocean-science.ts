// Work in laboratories, with time series and with data.
import type { DemoListing } from '../listing.ts'

export const oceanScience: DemoListing[] = [
  {
    title: 'Plankton Taxonomy Internship',
    at: 'pacificplankton',
    kinds: ['internship'],
    work: 'full-time',
    pay: '$2,400 a month',
    isPaid: true,
    level: 'student',
    closesAfter: 34,
    months: 6,
    about:
      'Six months at the microscope with people who can tell forty copepods apart. You sort, count and photograph samples from the bay, from krill years and from jelly years, and learn to trust your own identifications by having every tenth sample counted twice. Each Wednesday you go out with the net yourself. At the end you add one species page, with your drawings, to the key that laboratories from Oregon to Baja California use.',
    asks: 'Enrolled in biology or oceanography, or graduated within a year. No taxonomy needed; good eyes and good notes are. J-1 visas can be arranged.',
  },
  {
    title: 'Data Manager, Long-term Time Series',
    at: 'pacificplankton',
    work: 'full-time',
    pay: '$78,000 - $92,000',
    isPaid: true,
    level: 'senior',
    about:
      'You keep almost forty years of temperature, salinity and plankton in order, and answer the people who want to use it. Some of it is in a database, some in logbooks with coffee rings, and your first project is to join the two without losing what the handwriting knows. You set the release calendar, write metadata that strangers understand, and say no to numbers that have not been checked. Two days a week from home.',
    asks: 'Python or R, PostgreSQL, Darwin Core or similar standards, and respect for handwritten logbooks. United States work authorization.',
  },
  {
    title: 'Chemical Oceanography Technician',
    at: 'iroise',
    work: 'full-time',
    pay: '2 150 € brut mensuel',
    isPaid: true,
    level: 'entry-level',
    about:
      'Every Tuesday water is taken at the same point of the Iroise Sea, as it has been since 1998. You go out for it, filter it, titrate oxygen the same day and run nutrients and alkalinity through the week. You calibrate buoy sensors against your bottles and find out which of the two is wrong. Visitors like the laboratory because it smells of the sea; you may show them round when you have time.',
    asks: 'BUT or licence in chemistry or biology, precise hands, not seasick for longer than an hour. French at B2. EU citizens or with a permit to work in France.',
  },
  {
    title: 'Oceanographer, Coastal Upwelling',
    at: 'costahumboldt',
    place: 'Valparaíso, Chile',
    work: 'full-time',
    pay: 'CLP 2.100.000 brutos al mes',
    isPaid: true,
    level: 'senior',
    about:
      'You join wind, moorings and a regional model to say a week ahead when cold, low-oxygen water will reach the bays where scallops hang on lines. Growers call you by your first name and want a straight answer with its odds. You keep three moorings alive with a local diver team, improve the model step by step, and publish each forecast with the score of the last. Anchoveta scientists will borrow your figures.',
    asks: 'A PhD or master’s degree in physical oceanography, ROMS or CROCO, Python. Spanish at B2 or ready to reach it, English. The visa is sponsored.',
  },
  {
    title: 'eDNA Laboratory Assistant',
    at: 'ribbonreef',
    place: 'Townsville, Australia',
    work: 'part-time',
    pay: 'AUD 34.20 per hour plus 25% casual loading',
    isPaid: true,
    level: 'entry-level',
    about:
      'A litre of seawater holds traces of hundreds of species, and of the person who filtered it, if that person is careless. You prepare kits for boats and rangers, extract DNA in a clean room, set up PCR plates, and run blanks that must stay blank. You will find out on a Friday afternoon that a sawfish swam past a river mouth where none had been seen for thirty years.',
    asks: 'A diploma or degree in molecular biology, six months of laboratory practice, clean habits. Australian work rights; students may work within their visa hours.',
  },
  {
    title: 'Microplastics Research Intern',
    at: 'wattenhaus',
    place: 'Helgoland, Germany',
    kinds: ['internship'],
    work: 'full-time',
    pay: '550 € im Monat und Zimmer im Gästehaus',
    isPaid: true,
    level: 'student',
    about:
      'You sieve sand from twelve beaches of the German Bight, float the plastic out with salt, and read each particle with an infrared microscope: fishing rope, pellets, packaging, and now and then simply a piece of seaweed. You check your own contamination by wearing orange cotton. The figures are part of a series that the state uses in its reports. Three to six months, on an island without cars and with a very good bakery.',
    asks: 'Student of chemistry, biology or environmental science with a compulsory or voluntary internship. German or English. EU citizens, or enrolled in Germany.',
  },
  {
    title: 'Ocean Data Documentation Writer',
    at: 'opentide',
    work: 'part-time',
    pay: '€32 an hour, about 15 hours a week',
    isPaid: true,
    level: 'mid-level',
    about:
      'Thousands of datasets are public and nobody can use them, because no one wrote down what column seven means. You ask the people who know, before they retire, and write pages that a student on another continent can follow. You test each page on somebody who has never been to sea. The work is remote and at hours of your choosing; we speak every Monday and meet twice a year in a coastal town.',
    asks: 'Clear English, a background in ocean science or data, NetCDF and CSV without fear. French or Portuguese is a plus. Contract possible from any European country.',
  },
  {
    title: 'Deep-Sea Imaging PhD',
    at: 'ilhasazuis',
    kinds: ['job', 'internship'],
    work: 'full-time',
    pay: 'Bolsa de 1.259 € por mês, 4 anos',
    isPaid: true,
    level: 'entry-level',
    closesAfter: 36,
    about:
      'South of Faial the seafloor rises in seamounts covered with black corals and sponges, some of them older than the village. You annotate towed-camera videos, train a detector that admits what it does not know, and model where other gardens should be. Then a ship goes and looks, with you aboard. The maps feed the network of protected areas that the islands have voted for, so they will be argued about, and should be.',
    asks: 'A master’s degree in marine science or computer vision. Python, some statistics, ready for three weeks at sea. English; Portuguese welcome. All nationalities; help with the visa.',
  },
]
