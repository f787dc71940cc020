// Work with sharks, rays and other fish.
import type { DemoListing } from '../listing.ts'

export const sharks: DemoListing[] = [
  {
    title: 'Shark and Ray Research Assistant',
    at: 'agulhas',
    work: 'full-time',
    pay: 'R14,500 per month',
    isPaid: true,
    level: 'entry-level',
    about:
      'Baited cameras go down at sixty stations each quarter, and somebody has to watch what they saw. You do both: boat days with heavy frames and cold fingers, then hours of video at double speed in which you count catsharks, gullies of kelp and the odd sevengill. Tagging days are a reward. You will come to like stingrays, and you will know every shyshark by its pattern.',
    asks: 'BSc in zoology or marine science, skipper’s ticket or boat experience, attention that survives the third hour. South African citizens or permanent residents.',
  },
  {
    title: 'Manta Ray Field Coordinator',
    at: 'raystrait',
    work: 'full-time',
    pay: 'IDR 14.000.000 per bulan',
    isPaid: true,
    level: 'mid-level',
    closesAfter: 26,
    about:
      'You run our field base: two boats, six people and a cleaning station where reef mantas queue like ships at a pilot. You plan the monthly surveys, service acoustic receivers, match belly patterns and train rangers of three villages, who will take over the monitoring in two years. The internet is slow and the cook is excellent. Twice a year you report to the village heads before you report to us.',
    asks: 'Bahasa Indonesia fluent, English for reports. Divemaster or Rescue Diver with 150 dives, experience in leading a team. Indonesian citizens preferred; no visa sponsorship.',
  },
  {
    title: 'Manta Research Intern',
    at: 'atollfellows',
    kinds: ['internship'],
    work: 'full-time',
    pay: 'Lodging and meals for your work, boat free',
    isPaid: false,
    level: 'student',
    about:
      'From June to October plankton is swept into a small bay and a hundred mantas may come to feed. You snorkel from a dhoni with a camera on a stick, take identification pictures from below, count tourists and boats, and tow a plankton net when the mantas arrive and when they leave. Evenings are for matching spots. You present your figures at the island school before you go home.',
    asks: 'Student of marine science; a very good snorkeller, ten metres on one breath is plenty. English. Three months at least; the student permit is arranged by us.',
  },
  {
    title: 'Whale Shark Spotter and Educator',
    at: 'exmouthcare',
    work: 'full-time',
    pay: 'AUD 280 a day',
    isPaid: true,
    level: 'entry-level',
    about:
      'March to July you swim ahead of the group, show where the whale shark is going, and see to it that ten guests stay three metres from its side and four from its tail. You take the pattern behind the gills for the public library of individuals. Between drops you explain what is known, and with equal pleasure what is not. About twenty days a month, weather decides.',
    asks: 'Rescue Diver and a free-diving course, senior first aid, a swimmer who can do a kilometre in waves. Australian work rights or working-holiday visa.',
  },
  {
    title: 'PhD Position: Angelshark Nurseries',
    at: 'ilhasazuis',
    place: 'Las Palmas, Gran Canaria, Spain',
    kinds: ['job'],
    work: 'full-time',
    pay: '1.350 € netos al mes, contrato de 4 años',
    isPaid: true,
    level: 'entry-level',
    closesAfter: 38,
    about:
      'Angelsharks have gone from most of Europe’s coasts and still breed off Canary Island beaches, between bathers’ feet. You find out which bays are nurseries, how long the young stay and what beach works do to them, with night snorkels, fin clips and acoustic tags. Your field season is June to September, your desk has a view of the harbour, and both supervisors answer within a week. That is in the contract.',
    asks: 'A master’s degree in marine ecology or fisheries. Scientific diver or willing to train. Spanish or Portuguese, and English. People from all countries may apply; the visa is sponsored.',
  },
  {
    title: 'Seahorse Husbandry and Release Technician',
    at: 'sadomeadows',
    place: 'Olhão, Portugal',
    work: 'part-time',
    pay: '€ 9,80 por hora, 20 horas por semana',
    isPaid: true,
    level: 'entry-level',
    about:
      'The Ria Formosa once held more seahorses than almost any lagoon in the world, and lost nine in ten. You raise long-snouted seahorses from tanks of live food to release: rotifers, Artemia, mysids, and a microscope to see who is ill. Each month you dive at the two sanctuaries and look for tagged ones among the artificial holdfasts. It is quiet, careful work with small victories.',
    asks: 'Aquaculture or husbandry training, a diving certificate valid for professional work in Portugal. Portuguese or Spanish. EU citizens.',
  },
]
