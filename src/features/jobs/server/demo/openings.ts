// What the demo's organisations look for: titles with what the work is, what it asks, and how it pays.
import type { JobType, WorkType } from '../../job.rules.ts'

export type Opening = {
  title: string
  /** Which organisations would offer it, by their domain's first word. */
  at: string[]
  kinds: JobType[]
  work: WorkType | null
  salary: string | null
  level: string
  about: string
  asks: string
}

export const openings: Opening[] = [
  {
    title: 'Marine Biologist, Seagrass Monitoring',
    at: ['coraltrust', 'mangrovefutures', 'marvivo'],
    kinds: ['job'],
    work: 'full-time',
    salary: '$42,000 - $51,000',
    level: 'mid-level',
    about:
      'You run the summer transects, keep the photo quadrats comparable from year to year, and turn them into the yearly report that the ministry reads.',
    asks: 'A degree in marine biology, a scientific diving certificate, and the patience to count shoots in two metres of visibility.',
  },
  {
    title: 'Sea Turtle Nesting Volunteer',
    at: ['turtlewatch', 'azuldive'],
    kinds: ['volunteer'],
    work: 'part-time',
    salary: null,
    level: 'entry-level',
    about:
      'Morning patrols at first light, nest relocation when the sea comes too high, and talks for beach visitors in the evening. Shared housing is provided.',
    asks: 'Good shoes, early hours, and kindness towards people who did not know that lights confuse hatchlings.',
  },
  {
    title: 'Hydrographic Surveyor',
    at: ['bluemeridian', 'blauwater'],
    kinds: ['job'],
    work: 'full-time',
    salary: '$55,000 - $72,000',
    level: 'mid-level',
    about: 'Multibeam acquisition on coastal vessels, two weeks on and two off, and processing ashore in between.',
    asks: 'A recognised hydrography qualification and a valid offshore medical. Experience with patch tests is welcome.',
  },
  {
    title: 'Plankton Taxonomy Internship',
    at: ['pacificplankton', 'blauwater'],
    kinds: ['internship'],
    work: 'full-time',
    salary: '$1,800 a month',
    level: 'student',
    about:
      'Six months at the microscope with people who can tell forty copepods apart. You will sort, count and photograph, and learn to trust your own identifications.',
    asks: 'Enrolled in biology or oceanography. No taxonomy needed; good eyes and good notes are.',
  },
  {
    title: 'Dive Instructor, Conservation Courses',
    at: ['azuldive', 'reefrenewal'],
    kinds: ['job'],
    work: 'full-time',
    salary: '$35,000 - $45,000',
    level: 'mid-level',
    about:
      'You teach open-water and reef-survey courses to small groups, and keep the compressor log as carefully as the guest list.',
    asks: 'An instructor rating in good standing, first-aid instructor status, Spanish or the will to learn it.',
  },
  {
    title: 'Kelp Restoration Field Technician',
    at: ['northernkelp', 'gsfisheries'],
    kinds: ['job', 'internship'],
    work: 'full-time',
    salary: '$24 an hour',
    level: 'entry-level',
    about:
      'Urchin removal, green gravel outplanting, and a great deal of dry-suit laundry. The season is short and the light is long.',
    asks: 'A diving certificate valid for work, a driving licence, and no fear of cold hands.',
  },
  {
    title: 'Marine Mammal Observer',
    at: ['bluemeridian', 'marvivo', 'whalestation'],
    kinds: ['job'],
    work: 'full-time',
    salary: '$210 a day',
    level: 'entry-level',
    about:
      'Visual and passive acoustic watches aboard survey vessels. You hold the stop button, and the project expects you to use it.',
    asks: 'An observer certificate, a sea survival course and an offshore medical.',
  },
  {
    title: 'Aquarist, Cold Water Exhibits',
    at: ['tidewater'],
    kinds: ['job'],
    work: 'full-time',
    salary: '$38,000 - $46,000',
    level: 'mid-level',
    about:
      'Life support, quarantine and feeding for the North Atlantic gallery, and dives in the main tank twice a week.',
    asks: 'Two years with live collections. You like plumbing more than you admit.',
  },
  {
    title: 'Reef Survey Volunteer',
    at: ['reefrenewal', 'coraltrust', 'azuldive'],
    kinds: ['volunteer'],
    work: 'full-time',
    salary: null,
    level: 'entry-level',
    about:
      'Four weeks of training and four weeks of fish and benthos surveys. Your numbers go into a public database with your name on them.',
    asks: 'An advanced diving certificate and twenty logged dives.',
  },
  {
    title: 'GIS Analyst, Marine Protected Areas',
    at: ['marvivo', 'gsfisheries', 'coraltrust'],
    kinds: ['job'],
    work: 'part-time',
    salary: '$48,000 - $58,000',
    level: 'mid-level',
    about: 'You join fishing effort, habitat and boundary data, and draw maps that hold up in a public hearing.',
    asks: 'QGIS or ArcGIS, SQL, and a healthy distrust of shapefiles from the internet.',
  },
  {
    title: 'Environmental Educator',
    at: ['tidewater', 'seaschool', 'capepenguin'],
    kinds: ['job'],
    work: 'part-time',
    salary: '$22 an hour',
    level: 'entry-level',
    about:
      'School groups on the shore in spring and autumn, a touch tank in summer, and the writing of a teaching pack for rainy days.',
    asks: 'Experience with children, a first-aid certificate, waterproof enthusiasm.',
  },
  {
    title: 'Ocean Sensor Engineer',
    at: ['blauwater', 'pacificplankton'],
    kinds: ['job'],
    work: 'full-time',
    salary: '$68,000 - $84,000',
    level: 'senior',
    about:
      'You design low-power electronics for a drifting profiler, and go to sea when it is deployed, because that is where the bugs are.',
    asks: 'Embedded C, analogue design, and stories about condensation.',
  },
  {
    title: 'Fisheries Observer',
    at: ['gsfisheries', 'northernkelp'],
    kinds: ['job'],
    work: 'full-time',
    salary: '$190 a day',
    level: 'entry-level',
    about:
      'Trips of two to six weeks on longliners, recording catch, bycatch and mitigation. You are a guest and a witness at the same time.',
    asks: 'A biology degree or equivalent, sea survival, and a steady temper.',
  },
  {
    title: 'Communications Intern',
    at: ['turtlewatch', 'marvivo', 'mangrovefutures', 'etoiledemer'],
    kinds: ['internship'],
    work: 'part-time',
    salary: '$900 a month',
    level: 'student',
    about: 'You write the monthly letter, look after the picture archive and learn to say no to dramatic music.',
    asks: 'Good English and one more language. Photography helps.',
  },
  {
    title: 'Veterinary Nurse, Seabird Rehabilitation',
    at: ['capepenguin', 'tidewater'],
    kinds: ['job'],
    work: 'full-time',
    salary: '$31,000 - $37,000',
    level: 'mid-level',
    about:
      'Intake, tube feeding, wound care and release of penguins and cormorants, with a surge of everything in oil season.',
    asks: 'A nursing registration and calm hands.',
  },
  {
    title: 'Coral Nursery Assistant',
    at: ['reefrenewal', 'coraltrust'],
    kinds: ['volunteer', 'internship'],
    work: 'full-time',
    salary: null,
    level: 'entry-level',
    about:
      'Cleaning ropes, fragmenting, outplanting, and monthly photographs of every colony. Three months is the shortest useful stay.',
    asks: 'A diving certificate, good buoyancy and better humour.',
  },
  {
    title: 'Data Manager, Long-term Time Series',
    at: ['pacificplankton', 'gsfisheries', 'blauwater'],
    kinds: ['job'],
    work: 'full-time',
    salary: '$60,000 - $74,000',
    level: 'senior',
    about:
      'You keep forty years of temperature, salinity and plankton in order, and answer the people who want to use it.',
    asks: 'Python or R, PostgreSQL, and respect for handwritten logbooks.',
  },
  {
    title: 'Deckhand and Science Support',
    at: ['seaschool', 'bluemeridian'],
    kinds: ['job'],
    work: 'full-time',
    salary: '$2,900 a month',
    level: 'entry-level',
    about:
      'You run the winch, the CTD and the galley rota aboard a 28 m sailing vessel that teaches students in summer.',
    asks: 'Basic safety training, a seafarer medical, and the habit of coiling lines properly.',
  },
  {
    title: 'PhD Studentship: Mangrove Carbon',
    at: ['mangrovefutures'],
    kinds: ['internship', 'job'],
    work: 'full-time',
    salary: '$27,000 a year',
    level: 'graduate',
    about:
      'Four years between cores of mud and models of carbon, with a field season each year and a supervisor who answers e-mail.',
    asks: "A master's degree in ecology, soil science or a neighbouring field.",
  },
  {
    title: 'Whale Survey Placement',
    at: ['whalestation', 'etoiledemer', 'marvivo'],
    kinds: ['internship'],
    work: 'full-time',
    salary: null,
    level: 'student',
    about:
      'Photo-identification from a small boat in the morning, catalogue matching in the afternoon, and one day off that you will spend on the cliff anyway.',
    asks: 'You can stay for ten weeks and do not get seasick, or know what to do about it.',
  },
  {
    title: 'Marine Policy Officer',
    at: ['marvivo', 'gsfisheries', 'northernkelp'],
    kinds: ['job'],
    work: 'full-time',
    salary: '$58,000 - $70,000',
    level: 'senior',
    about:
      'Consultations on harbour dredging and offshore wind, written so that a councillor can read them on the train.',
    asks: 'Experience with environmental impact assessment and plain writing.',
  },
  {
    title: 'Beach Clean Coordinator',
    at: ['turtlewatch', 'seaschool', 'capepenguin'],
    kinds: ['volunteer'],
    work: 'part-time',
    salary: null,
    level: 'entry-level',
    about: 'Twelve Saturdays a year, thirty people each, and a spreadsheet that names every kind of litter.',
    asks: 'You are good with people and have a key to somewhere with a kettle.',
  },
  {
    title: 'ROV Pilot Technician',
    at: ['bluemeridian', 'blauwater'],
    kinds: ['job'],
    work: 'full-time',
    salary: '$320 a day',
    level: 'mid-level',
    about:
      'Inspection-class vehicles for habitat mapping. You fly, you fix, and you rinse everything with fresh water.',
    asks: 'Electronics or hydraulics training and an offshore survival certificate.',
  },
  {
    title: 'Shark and Ray Research Assistant',
    at: ['azuldive', 'etoiledemer', 'gsfisheries'],
    kinds: ['job', 'volunteer'],
    work: 'part-time',
    salary: '$16 an hour',
    level: 'entry-level',
    about:
      'Baited video, tagging days and a long list of videos to watch at double speed. You will come to like stingrays.',
    asks: 'Boat experience and attention that survives the third hour.',
  },
]
