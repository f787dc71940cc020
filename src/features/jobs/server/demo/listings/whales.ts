// Work with whales, dolphins and seals.
import type { DemoListing } from '../listing.ts'

export const whales: DemoListing[] = [
  {
    title: 'Whale Survey Placement',
    at: 'whalestation',
    kinds: ['internship'],
    work: 'full-time',
    pay: null,
    isPaid: false,
    level: 'student',
    about:
      'Ten weeks of photo-identification from a six-metre boat in the morning and catalogue matching in the afternoon. Sperm whales dive for three quarters of an hour here; you learn to follow them by their clicks with a directional hydrophone and to be ready when the flukes go up. There is one day off a week, which most people spend on the peninsula with binoculars anyway. We give you a bunk; you bring your food and your sense of humour.',
    asks: 'Student of biology or a neighbouring subject; no seasickness, or knowing what to do about it. English. Visitors from abroad need a visa that allows an unpaid placement.',
  },
  {
    title: 'Cetacean Acoustics Analyst',
    at: 'salishlisten',
    work: 'part-time',
    pay: '$31 - $36 per hour, 24 hours a week',
    isPaid: true,
    level: 'mid-level',
    about:
      'You listen, with software and with your own ears, to what twenty-two hydrophones heard: orca calls, ship noise, rain. You check what the detector found, teach it what it missed, and send an alert to ferries when orcas come close. Two days a week can be worked from home. Every spring you publish a noise report for the strait, with the recordings, so that anybody can check it.',
    asks: 'Bioacoustics in a degree or at work, Python, PAMGuard or Raven. You can tell a transient call from a resident one, or learn it within a month. United States work authorization.',
  },
  {
    title: 'Right Whale Aerial Observer',
    at: 'fundywatch',
    work: 'full-time',
    pay: 'CAD 29.50 an hour',
    isPaid: true,
    level: 'mid-level',
    closesAfter: 28,
    about:
      'From April to November you fly twice a week in a twin-engine aircraft, five hours at a thousand feet, looking for fewer than four hundred whales in a very large gulf. You photograph callosities, record entangled animals and radio positions to the traffic service within minutes. On days without flying weather you match pictures and write sighting reports. Ships slow down because of what you saw.',
    asks: 'Experience in marine mammal surveys; underwater egress training, which we pay; English, French is an asset. Open to people with the right to work in Canada.',
  },
  {
    title: 'Marine Mammal Observer',
    at: 'doggerecology',
    place: 'Aberdeen, United Kingdom (aboard ship)',
    work: 'full-time',
    pay: '£210 a day at sea, £120 on travel days',
    isPaid: true,
    level: 'entry-level',
    about:
      'Visual watches and passive acoustic monitoring aboard survey vessels in the North Sea, in rotations of four weeks. You search the mitigation zone before the sound source starts and you hold the right to delay it; the client has signed that, and we stand behind you when you use it. Reports are due on the day after the trip. Between trips you are paid for three days of matching and reporting a month.',
    asks: 'JNCC-recognised observer course, PAM training welcome, BOSIET or STCW basic safety, offshore medical. Right to work in the United Kingdom.',
  },
  {
    title: 'Whale-Watch Guide and Data Keeper',
    at: 'skjalfandi',
    work: 'full-time',
    pay: '520.000 ISK á mánuði',
    isPaid: true,
    level: 'entry-level',
    about:
      'From April to October you guide on oak boats, two or three tours a day, and record every encounter on a tablet while you speak. Humpbacks are the usual ones, blue whales the June ones; you say honestly when there is nothing to see and still make it a good trip. In the evening you add fluke pictures to the catalogue. Shared flat in the village, cheap, above the bakery.',
    asks: 'English and one more language, first aid, a good voice without a microphone. Sea survival training is given here. EEA citizens, or with your own permit.',
  },
  {
    title: 'Stage: photo-identification de baleines à bosse',
    at: 'etoiledemer',
    kinds: ['internship'],
    work: 'full-time',
    pay: '4,50 € de l’heure, gratification légale',
    isPaid: true,
    level: 'student',
    closesAfter: 30,
    about:
      'Internship of five to six months, from June, with the humpback whales that come to Réunion to give birth. You go out on a small boat three times a week, photograph the undersides of flukes, take biopsy notes and compare the catalogue with those of Madagascar and Mayotte. You also help to remind tour boats of the distances they have agreed to. Your report is written in French or English, and we publish the catalogue together.',
    asks: 'Master 1 or 2 in marine biology with an internship agreement (convention de stage). French at B2. A coastal boat licence is a plus.',
  },
  {
    title: 'Drone Pilot, Whale Body Condition',
    at: 'ballenas',
    work: 'full-time',
    pay: 'USD 1,900 per month',
    isPaid: true,
    level: 'mid-level',
    isFilled: true,
    about:
      'You fly a small drone with a laser altimeter over southern right whales and their calves, hold it still at thirty metres, and measure from the pictures whether mothers have enough fat for the season. Mornings are calm, so you start at five. In the afternoon you process images and look after batteries like eggs. From July to November; the gulf is cold, windy and full of whales.',
    asks: 'Drone pilot certificate of any country, two hundred logged flights, photogrammetry. Spanish at a working level. The Argentine permit is arranged by us.',
  },
  {
    title: 'Monk Seal Field Biologist',
    at: 'sporades',
    work: 'full-time',
    pay: '1.450 € per month, 14 salaries',
    isPaid: true,
    level: 'mid-level',
    about:
      'You check forty sea caves by kayak and inflatable, service the cameras in those where pups are born, and stay away from them from September to December. Much of the work is ashore: listening to fishers whose nets were torn, filling in claims with them, and trying out stronger nets together. You answer stranding calls for three islands and know which vet to wake. The team is four people and a dog.',
    asks: 'A degree in biology, skipper’s licence for inflatables, cave or rope experience welcome. Greek at B2, English. EU citizens.',
  },
  {
    title: 'Dolphin Monitoring Volunteer',
    at: 'sadomeadows',
    kinds: ['volunteer'],
    work: 'part-time',
    pay: 'Unpaid; travel costs within the district are refunded',
    isPaid: false,
    level: 'entry-level',
    about:
      'The bottlenose dolphins of the Sado are few and known by name. Two mornings a week you stand at one of three lookouts with binoculars and a form, note where they are, what they do and how many boats come near, and call the warden when it gets too many. We train you for two Saturdays. Most of our volunteers stay for years, some have brought their children.',
    asks: 'Patience and sunscreen. Portuguese or English. From sixteen years on, with a parent’s consent below eighteen.',
  },
  {
    title: 'Ship Strike Project Officer',
    at: 'marvivo',
    work: 'full-time',
    pay: '28.000 – 32.000 € brutos anuales',
    isPaid: true,
    level: 'mid-level',
    closesAfter: 41,
    about:
      'Ferries cross the Strait of Gibraltar a hundred times a day, and fin and sperm whales cross the ferries. You join ship tracks with sightings, draw the risk by month, and sit down with captains and port authorities until a lower speed is agreed on. About one week in four you are aboard as an observer. You will be asked hard questions by people who know the sea well; that is what we like about this post.',
    asks: 'Three years in marine conservation or shipping, AIS data, R or Python. Spanish and English; French or Arabic helps. Right to work in the EU.',
  },
]
