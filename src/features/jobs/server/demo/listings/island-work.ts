// More work on islands and coasts: rangers, research stations, enterprises of villages.
import type { DemoListing } from '../listing.ts'

export const islandWork: DemoListing[] = [
  {
    title: 'Marine Park Ranger, Galápagos',
    at: 'puertociencia',
    work: 'full-time',
    pay: 'USD 1,086 mensuales más beneficios de ley',
    isPaid: true,
    level: 'entry-level',
    about:
      'You go with park boats to check moorings, count visitors at landing sites, and record sea lions with plastic around their necks so that the vet can come back for them. In the cold season you join the penguin and flightless cormorant census, which means wet landings on sharp lava. You also speak at schools on Santa Cruz, where most pupils want your job, and you tell them how to get it.',
    asks: 'Naturalist guide or ranger training, boat experience, first aid. Spanish, English useful. Permanent residents of Galápagos.',
  },
  {
    title: 'Marine Education Internship, Kaikōura',
    at: 'whalestation',
    kinds: ['internship', 'volunteer'],
    work: 'part-time',
    pay: 'NZ$250 a week towards living costs; bunk free',
    isPaid: true,
    level: 'student',
    closesAfter: 39,
    months: 3,
    about:
      'Three months with school groups between seal pups and the canyon. You prepare rock-pool walks, show how a hydrophone works, and help rangers to keep people ten metres from resting fur seals. One day a week you are with the survey boat. Local iwi tell the older stories of this coast themselves; your part is to bring the children on time and to listen.',
    asks: 'Student of education or marine science, police vetting for work with children, first aid. English. A working-holiday or student visa is fine.',
  },
  {
    title: 'Dolphin Survey Skipper',
    at: 'whalestation',
    place: 'Akaroa, New Zealand',
    work: 'full-time',
    pay: 'NZD 34 – 38 an hour',
    isPaid: true,
    level: 'mid-level',
    isFilled: true,
    about:
      'You drive transects for Hector’s dolphins, one of the smallest dolphins there is, along the peninsula and ten miles out. A straight line at ten knots with three observers on the roof sounds easy until the southerly comes. You look after engine, trailer and people, decide about the weather at five in the morning, and help with the line-transect data when the boat is dry.',
    asks: 'Skipper restricted limits or a higher ticket, VHF, first aid, tow licence. New Zealand work rights; accredited-employer visa possible.',
  },
  {
    title: 'Village Fish Aggregation Project Officer',
    at: 'vanua',
    place: 'Labasa, Fiji',
    work: 'full-time',
    pay: 'F$32,000',
    isPaid: true,
    level: 'entry-level',
    about:
      'A simple raft anchored two miles out draws tuna, and gives the reef a rest. You build twelve of them with village carpenters from bamboo and old rope, set them with a local skipper, and ask households each month what they caught and where. Safety at sea is half of the work: lifejackets, a radio that works, telling somebody when you will be back.',
    asks: 'Diploma in fisheries or boat building, a swimmer, patient with forms. iTaukei and English. Fiji citizens.',
  },
  {
    title: 'Coral Gardener, Paid Apprenticeship',
    at: 'reefkeepers',
    kinds: ['internship', 'job'],
    work: 'full-time',
    pay: 'PHP 16,500 monthly, dive training free',
    isPaid: true,
    level: 'entry-level',
    months: 12,
    about:
      'One year for young people of the municipality: from your first breath under water to running a coral nursery table. You collect loose fragments after storms, fix them on frames, keep algae and snails away, and learn to measure whether it was worth it. You finish with Rescue Diver, first aid and bookkeeping certificates, and with two months at a dive shop of your choice.',
    asks: 'Eighteen to twenty-six, resident of southern Cebu, able to swim 200 metres. Cebuano or Filipino. No diploma needed.',
  },
  {
    title: 'Marine Litter Campaigner',
    at: 'mannar',
    place: 'Rameswaram, India',
    work: 'full-time',
    pay: 'Rs. 38,000 – 42,000 p.m.',
    isPaid: true,
    level: 'entry-level',
    about:
      'You set up return points for damaged nets in eight landing centres, agree on a price with two recyclers, and see to it that women who sort are paid by weight on the same day. You make short films with fishers as presenters and go to council meetings until bins arrive. What lies on the beach is counted every new moon, so everyone can see whether it helps.',
    asks: 'Degree in any subject, two years in campaigns or waste. Tamil; English and some Hindi. Two-wheeler licence.',
  },
  {
    title: 'Laboratory and Dive Store Manager',
    at: 'kuroshio',
    work: 'full-time',
    pay: '月給 280,000円 (¥280,000 a month)',
    isPaid: true,
    level: 'mid-level',
    closesAfter: 28,
    about:
      'You keep a marine station running: seawater intake, typhoon shutters, two boats, compressors, chemicals and the booking calendar. Visiting groups come from ten countries, and each of them has forgotten something. You lead the safety briefing in two languages, order in one, and improvise in none. In spawning season you work nights for two weeks and are given the days back.',
    asks: 'Japanese at N2 and English, small-vessel licence class 2, diver’s licence (sensuishi) or willing to sit it. Visa sponsored.',
  },
  {
    title: 'Humpback Song Recording Volunteer',
    at: 'etoiledemer',
    place: 'Sainte-Marie, Madagascar',
    kinds: ['volunteer'],
    work: 'full-time',
    pay: 'Participants pay 480 EUR for three weeks; bungalow shared, meals included',
    isPaid: false,
    level: 'entry-level',
    about:
      'July to September humpbacks court in a narrow channel, and males sing for hours. You lower a hydrophone from a wooden boat, note who surfaces where, and in the evening draw the themes of the song by ear before the computer does. The fee goes to fuel, food and the wages of three guides from the village. Groups have six people; rain is part of it, and so are the best mangoes of your life.',
    asks: 'A swimmer, eighteen or older, malaria prophylaxis. French or English. A tourist visa of 30 days is enough.',
  },
  {
    title: 'Research Station Manager',
    at: 'ribbonreef',
    work: 'full-time',
    pay: 'AUD 98,500 for a couple’s first post, AUD 89,000 for the second; housing free',
    isPaid: true,
    level: 'senior',
    about:
      'A post for two people who like each other. You run a station on an outer island, two hours by boat: solar power, water, boats, a library, a kitchen with strong opinions, and up to thirty guests who came to study fish. One of you holds a coxswain’s ticket, one keeps the books; both fix things. The barge comes every two weeks. Cyclone plans are practised, and twice in ten years they were needed.',
    asks: 'Coxswain Grade 1, remote first aid, trade skills, calm. Experience of living far out. Australian work rights.',
  },
]
