// Three hundred and more listings written for judging the search, apart from the demo. Each has a subject that a person can
// name; openings, employers and places vary around it.
import type { JobType } from '../job.rules.ts'

export type JudgedListing = {
  /** What an attentive reader would say it is about. */
  about: string[]
  title: string
  company: string
  location: string
  description: string
  requirements: string
  experienceLevel: string
  jobType: JobType[]
}

type Subject = { about: string; title: string; text: string; asks?: string; level?: string }

/** Written one by one: how people in the trade put it, not how somebody would search for it. */
const subjects: Subject[] = [
  {
    about: 'marine biologist',
    title: 'Marine Biologist',
    text: 'You count quadrats on rocky shores and write up what changed.',
  },
  {
    about: 'biology teaching',
    title: 'Lecturer in Biological Sciences',
    text: 'Teaches second-year students on shore and in class.',
  },
  {
    about: 'turtle',
    title: 'Sea Turtle Patrol Assistant',
    text: 'Night walks along the nesting beach, and hatchery shifts.',
  },
  {
    about: 'loggerhead',
    title: 'Loggerhead Nest Warden',
    text: 'Fences nests and moves those that the tide would reach.',
  },
  {
    about: 'diver',
    title: 'Scientific Diver',
    text: 'Transects at twelve metres, two dives a day in season.',
    asks: 'Logbook with sixty dives.',
  },
  { about: 'scuba', title: 'Scuba Centre Host', text: 'Welcomes guests, fills tanks, keeps the compressor log.' },
  { about: 'dive instructor', title: 'PADI Instructor', text: 'Open-water courses and diving trips to the wall.' },
  { about: 'rov', title: 'ROV Pilot Technician', text: 'Flies an inspection-class machine from a workboat.' },
  {
    about: 'remotely operated',
    title: 'Pilot, Remotely Operated Vehicle',
    text: 'Inspection of moorings on a weekly rota.',
  },
  { about: 'auv', title: 'Autonomous Underwater Vehicle Engineer', text: 'Plans missions and repairs thrusters.' },
  {
    about: 'humpback',
    title: 'Humpback Field Assistant',
    text: 'Fluke pictures from a small boat, matching in the evening.',
  },
  {
    about: 'dolphin',
    title: 'Dolphin Acoustics Student',
    text: 'Listens to clicks and whistles recorded in the strait.',
  },
  { about: 'porpoise', title: 'Harbour Porpoise Surveyor', text: 'Line transects from the ferry deck.' },
  { about: 'orca', title: 'Killer Whale Guide', text: 'Leads small groups in winter and keeps the sighting book.' },
  { about: 'shark', title: 'Shark Tagging Technician', text: 'Fits acoustic tags and serves the receivers.' },
  { about: 'manta', title: 'Manta Ray Photographer', text: 'Belly patterns for the catalogue of individuals.' },
  { about: 'puffin', title: 'Puffin Colony Warden', text: 'Burrow counts and a hide for visitors.' },
  { about: 'penguin', title: 'Penguin Keeper', text: 'Feeds and weighs the colony behind glass.' },
  { about: 'sea lion', title: 'Sea Lion Rescue Nurse', text: 'Tube feeding and wound care in a small clinic.' },
  { about: 'coral', title: 'Coral Nursery Technician', text: 'Hangs fragments on ropes and cleans the trees.' },
  { about: 'seagrass', title: 'Seagrass Planting Officer', text: 'Seeds bags and counts shoots at low water.' },
  { about: 'sea-grass', title: 'Sea-grass Mapping Analyst', text: 'Draws beds from aerial pictures.' },
  {
    about: 'mangrove',
    title: 'Mangrove Community Facilitator',
    text: 'Sits with villages about planting and firewood.',
  },
  { about: 'saltmarsh', title: 'Salt Marsh Ranger', text: 'Keeps the paths and counts geese.' },
  { about: 'kelp', title: 'Kelp Farm Hand', text: 'Seeds lines in October and harvests in May.' },
  { about: 'macroalgae', title: 'Macroalgae Product Developer', text: 'Makes food from what grows on the lines.' },
  { about: 'plankton', title: 'Zooplankton Taxonomist', text: 'Names copepods at the microscope.' },
  { about: 'red tide', title: 'Harmful Algal Bloom Forecaster', text: 'Issues a bulletin twice a week.' },
  { about: 'mpa', title: 'MPA Planning Adviser', text: 'Zoning with fishers around the table.' },
  { about: 'protected area', title: 'Marine Protected Area Manager', text: 'Rangers, moorings and the yearly budget.' },
  { about: 'policy', title: 'Ocean Policy Officer', text: 'Follows the treaty talks and writes briefs.' },
  { about: 'plastic', title: 'Marine Litter Coordinator', text: 'Counts bottles by brand and talks to makers.' },
  {
    about: 'microplastics',
    title: 'Microplastics Laboratory Technician',
    text: 'Filters samples and runs the spectrometer.',
  },
  { about: 'oyster', title: 'Oyster Bed Restorer', text: 'Lays cultch and monitors spat.' },
  { about: 'lobster', title: 'Lobster Hatchery Keeper', text: 'Raises larvae to stage four.' },
  { about: 'salmon', title: 'Salmon Health Veterinarian', text: 'Visits pens and reads gill scores.' },
  { about: 'aquaculture', title: 'Aquaculture Site Manager', text: 'Runs eight pens and a crew of six.' },
  { about: 'fish farm', title: 'Fish Farm Assistant', text: 'Feeding, grading, mending nets.' },
  { about: 'fisheries', title: 'Fisheries Observer', text: 'Two weeks on a trawler, sampling every haul.' },
  { about: 'bycatch', title: 'By-catch Reduction Engineer', text: 'Tests lights and escape panels on nets.' },
  { about: 'skipper', title: 'Workboat Skipper', text: 'Twelve-metre catamaran, day trips.' },
  { about: 'captain', title: 'Captain, Research Vessel', text: 'Forty days at sea, forty at home.' },
  { about: 'deckhand', title: 'Deck Hand', text: 'Lines, paint, and watch below the bridge.' },
  { about: 'engineer', title: 'Second Engineer', text: 'Keeps two diesels and the winch alive.' },
  { about: 'naval architect', title: 'Naval Architect', text: 'Hull forms for electric ferries.' },
  { about: 'offshore wind', title: 'Offshore Wind Ecologist', text: 'Bird radar and benthic grabs before the piles.' },
  { about: 'tidal', title: 'Tidal Energy Analyst', text: 'Turbine data and current profiles.' },
  { about: 'oceanographer', title: 'Physical Oceanographer', text: 'Moorings in the overflow and a paper a year.' },
  {
    about: 'ocean modelling',
    title: 'Ocean Modeller',
    text: 'Runs a regional model on a large machine.',
    asks: 'C++ or Fortran.',
  },
  { about: 'hydrographer', title: 'Hydrographer', text: 'Multibeam in shallow ports.' },
  { about: 'gis', title: 'GIS Analyst', text: 'Layers for the coastal atlas.' },
  { about: 'edna', title: 'Environmental DNA Scientist', text: 'Bottles of water into lists of fish.' },
  { about: 'chemist', title: 'Marine Chemist', text: 'Titrates alkalinity on long cruises.' },
  { about: 'educator', title: 'Aquarium Educator', text: 'School groups at the touch pool.' },
  { about: 'aquarist', title: 'Aquarist', text: 'Life support, quarantine and feeding.' },
  { about: 'photographer', title: 'Underwater Photographer', text: 'A season of pictures for a field guide.' },
  { about: 'journalist', title: 'Ocean Journalist', text: 'Two long stories a month.' },
  { about: 'fundraiser', title: 'Fundraising Officer', text: 'Writes to foundations and thanks donors.' },
  { about: 'lifeguard', title: 'Beach Lifeguard', text: 'Flags, radio and a rescue board.' },
  { about: 'surf', title: 'Surf School Coach', text: 'Beginners in white water.' },
  { about: 'antarctic', title: 'Antarctic Station Cook', text: 'Feeds fourteen through the winter.' },
  {
    about: 'phd',
    title: 'Ph.D. Studentship in Sponge Ecology',
    text: 'Four years with fieldwork in spring.',
    level: 'student',
  },
  { about: 'msc', title: 'Data Steward', text: 'Keeps the sample archive in order.', asks: 'An M.Sc. in any science.' },
  { about: 'rd', title: 'R&D Sensor Engineer', text: 'Builds pH probes that survive a year.' },
  { about: 'gs0482', title: 'Fishery Scientist, GS-0482', text: 'Federal post in stock assessment.' },
  { about: 'entry', title: 'Reef Survey Trainee', text: 'Learn to identify forty fish.', level: 'entry-level' },
  { about: 'senior', title: 'Programme Lead', text: 'Leads a team of nine in three countries.', level: 'senior' },
]

type Place = { country: string; places: string[] }

const places: Place[] = [
  { country: 'portugal', places: ['Faro, Portugal', 'Horta, PT'] },
  { country: 'usa', places: ['Woods Hole, Massachusetts, USA', 'Key Largo, Florida, United States', 'Seattle, U.S.'] },
  { country: 'uk', places: ['Oban, United Kingdom', 'Plymouth, UK', 'Lerwick, Scotland'] },
  { country: 'mexico', places: ['La Paz, México', 'Cozumel, Mexico'] },
  { country: 'norway', places: ['Bodø, Norway', 'Tromsø, NO'] },
  { country: 'new zealand', places: ['Kaikōura, New Zealand', 'Nelson, NZ'] },
  { country: 'greece', places: ['Zakynthos, Greece'] },
  { country: 'indonesia', places: ['Gili Air, Indonesia'] },
  { country: 'réunion', places: ['Saint-Denis, La Réunion'] },
]

const employers = [
  'Tidewater Institute',
  'Blue Anchor Trust',
  'Harbour & Sons',
  'Fundación Marejada',
  'Nordlys Havbruk',
  "O'Neill Shipping",
  'Pelagia Foundation',
]
const seasons = [
  'from March',
  'for six months',
  'over two summers',
  'until the ice comes',
  'with a rota of three weeks',
]
const kinds: JobType[][] = [['job'], ['internship'], ['volunteer'], ['job']]

const copies = 5

/** Every subject in five places with five employers: always the same listings. */
export const judgedCorpus: JudgedListing[] = subjects.flatMap(({ about, title, text, asks, level }, index) =>
  Array.from({ length: copies }, (_, copy) => {
    const n = index * copies + copy
    const place = places[(index + copy * 2) % places.length]!
    return {
      about: [about, place.country],
      title,
      company: employers[n % employers.length]!,
      location: place.places[n % place.places.length]!,
      description: `${text} The post runs ${seasons[n % seasons.length]}.`,
      requirements: asks ?? 'Calm at work and clear in writing.',
      experienceLevel: level ?? 'mid-level',
      jobType: kinds[n % kinds.length]!,
    }
  }),
)
