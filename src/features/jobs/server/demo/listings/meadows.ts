// Work in kelp forests, seagrass meadows, mangroves and salt marshes.
import type { DemoListing } from '../listing.ts'

export const meadows: DemoListing[] = [
  {
    title: 'Kelp Restoration Field Technician',
    at: 'northernkelp',
    work: 'full-time',
    pay: 'NOK 470 000 – 510 000 per year',
    isPaid: true,
    level: 'entry-level',
    closesAfter: 50,
    about:
      'Sea urchins have grazed whole fjords bare. You remove them by hand and by trap, seed green gravel with sugar kelp in the hatchery, sink it from a boat and come back to count what held. A great deal of dry-suit laundry is involved. The season is short and the light is long: from April to September we work four ten-hour days. In winter there is data, gear and one good conference.',
    asks: 'A diving certificate valid for work in Norway (class S or higher), a driving licence, no fear of cold hands. English or Norwegian. EEA citizens, or a skilled-worker permit.',
  },
  {
    title: 'Marine Biologist, Seagrass Monitoring',
    at: 'posidonia',
    work: 'full-time',
    pay: '27.500 € brutos al año',
    isPaid: true,
    level: 'mid-level',
    about:
      'You run the summer transects at twenty-eight stations of Posidonia, keep the photo quadrats comparable from year to year, and turn them into the report that the islands’ government has to answer. You count shoots, measure how far the meadow’s edge has moved, and log anchor scars with the name of nobody and the position of all. In August you brief the anchor patrol. Diving is in pairs, never deeper than thirty metres.',
    asks: 'A degree in marine biology, a scientific or professional diving certificate, R. Catalan or Spanish, and English. EU citizens or with a work permit.',
  },
  {
    title: 'Anchor Patrol Skipper (summer)',
    at: 'posidonia',
    place: 'Formentera, Spain',
    work: 'full-time',
    pay: '1.900 €/month gross plus lodging',
    isPaid: true,
    level: 'entry-level',
    isFilled: true,
    about:
      'June to September you drive a small electric boat from yacht to yacht and show, on a tablet and through a viewing glass, whether an anchor lies in sand or in seagrass. Most people move at once when they are asked well. You help them to find sand, note the answer, and call the ranger only when kindness has run out. Two of you per boat, five days a week, six hours a day.',
    asks: 'Skipper’s licence (PER or equal), STCW or basic sea safety, good manners in three languages: Spanish, English, and French, German or Italian.',
  },
  {
    title: 'Seagrass Seed Collection Volunteer',
    at: 'faloysters',
    kinds: ['volunteer'],
    work: 'part-time',
    pay: 'Unpaid; lunch, wetsuit hire and travel refunded',
    isPaid: false,
    level: 'entry-level',
    about:
      'In late July and August ripe eelgrass shoots carry seeds the size of a grain of rice. We snorkel on eight low tides, pick a few shoots from each square metre and never more, and process them in tanks behind the harbour office. You may come for one day or for all. In spring you are invited to sow what you picked, and in the year after to see whether it grew.',
    asks: 'Eighteen or older, confident in cold water to your chest; those who would rather not swim sort seeds ashore. No experience needed.',
  },
  {
    title: 'PhD Studentship: Mangrove Carbon',
    at: 'mtwapa',
    kinds: ['internship', 'job'],
    work: 'full-time',
    pay: 'KES 120,000 a month for four years; fees paid',
    isPaid: true,
    level: 'entry-level',
    closesAfter: 42,
    about:
      'How much carbon do replanted mangroves store, and how soon? You core mud in plots planted between 1994 and last year, measure roots and gases, and compare what the carbon market pays with what the mud says. The families of the cooperative own the result first. You spend a year in all at a partner university in the Netherlands, the rest on the creek, with field assistants who know each tree.',
    asks: 'A master’s degree in ecology, soil science or forestry. English; Kiswahili is a great help. East African citizens are especially invited; all may apply.',
  },
  {
    title: 'Mangrove Nursery Coordinator',
    at: 'mtwapa',
    work: 'full-time',
    pay: 'KSh 85,000 per month plus health insurance',
    isPaid: true,
    level: 'mid-level',
    about:
      'You plan with eleven women’s groups what is collected, potted and planted: which species at which height of the tide, so that seedlings live and are not merely counted. You keep the accounts of each nursery open on the wall, train group leaders, and walk the plots after spring tides. Where natural regrowth is better than planting, you will be the one who says so, and the groups are paid for guarding it.',
    asks: 'Forestry or natural resource management, three years with community groups, a motorcycle licence. Kiswahili and English. Kenyan citizens.',
  },
  {
    title: 'Dugong and Seagrass Community Officer',
    at: 'mannar',
    work: 'full-time',
    pay: '₹45,000 per month',
    isPaid: true,
    level: 'mid-level',
    about:
      'You work with fourteen fishing villages along Palk Bay. When a dugong is caught in a net, fishers cut the net and are paid for it within ten days; you see to the ten days. You hold evening meetings, teach schools with a life-size cloth dugong, map feeding trails at low tide, and write it all down in two languages. The work is about trust, which grows more slowly than seagrass.',
    asks: 'A degree in social work, zoology or fisheries. Tamil fluent, English for reports. Two-wheeler licence. Indian citizens.',
  },
  {
    title: 'Salt Marsh Restoration Ecologist',
    at: 'tidewater',
    place: 'Cambridge, Maryland, United States',
    work: 'full-time',
    pay: '$61,000-$70,000 DOE',
    isPaid: true,
    level: 'mid-level',
    closesAfter: 23,
    about:
      'The marshes of the Chesapeake are drowning, and you give them some height: thin layers of dredged sand, runnels that drain dead pools, and room to move inland. You design plots, supervise contractors with very large hoses, and monitor saltmarsh sparrows, elevation and plants for five years. Landowners are partners, so you spend evenings in kitchens. Boots are provided; ticks are too, so we give training for that.',
    asks: 'A master’s degree in ecology or equal experience, RTK surveying, permits under the Clean Water Act. Driving licence. United States work authorization; no sponsorship.',
  },
]
