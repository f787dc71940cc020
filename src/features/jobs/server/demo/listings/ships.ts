// Work aboard and on the shore: crews, expeditions, harbours, beaches.
import type { DemoListing } from '../listing.ts'

export const ships: DemoListing[] = [
  {
    title: 'Deckhand and Science Support',
    at: 'seaschool',
    place: 'Split, Croatia (aboard ship)',
    work: 'full-time',
    pay: '€1,600 a month, cabin and food included',
    isPaid: true,
    level: 'entry-level',
    closesAfter: 44,
    about:
      'You run the winch, the CTD and a share of the galley rota aboard a sailing vessel that teaches students from April to October. You learn to reef in the dark, to deploy a net without losing it, and to show sixteen teenagers how to coil a line so that they do it again tomorrow. In port you varnish. Everybody aboard has a bunk with a curtain and a say in Sunday’s destination.',
    asks: 'STCW basic safety, ENG1 or an equal medical, some sailing. English. EU passport, or your own permit; we can’t sponsor seafarers’ visas.',
  },
  {
    title: 'Ship’s Cook, Research Schooner',
    at: 'seaschool',
    place: 'Zadar, Croatia (aboard ship)',
    work: 'full-time',
    pay: '2.100 € neto mjesečno',
    isPaid: true,
    level: 'mid-level',
    about:
      'Twenty-three people eat three times a day at an angle. You plan for two weeks, buy at markets the ship can walk to, cook with what was caught by rule and season, and know who has an allergy before they tell you. Students help in pairs, and most of them learn to chop from you. Gas stove on gimbals, a good oven, and a captain who does the dishes on Mondays.',
    asks: 'Training or five years as a cook, ship’s cook certificate or ready to take it, STCW basic safety. English or Croatian. EU citizens.',
  },
  {
    title: 'Expedition Naturalist, Antarctic Peninsula',
    at: 'lanternfish',
    place: 'Ushuaia, Argentina (aboard ship)',
    work: 'full-time',
    pay: 'USD 240 per day, flights paid',
    isPaid: true,
    level: 'mid-level',
    closesAfter: 37,
    about:
      'November to March you drive inflatables, lead landings among gentoo penguins and give talks after dinner about krill, ice and the people who came before. You also collect phytoplankton samples for two universities and photograph humpback flukes for the public catalogue. The distance rules are ours to keep even when nobody looks. Contracts are for two voyages or more; cabins are shared by two.',
    asks: 'Boat handling in swell and ice, wilderness first aid, STCW basic safety, a field you know deeply. English and Spanish, German or Mandarin. Seafarer’s visa where your passport needs one.',
  },
  {
    title: 'Science Coordinator, Polar Voyages',
    at: 'lanternfish',
    place: 'Longyearbyen, Svalbard, Norway',
    work: 'full-time',
    pay: 'NOK 46 000 a month',
    isPaid: true,
    level: 'senior',
    about:
      'Ships that go north anyway can carry instruments. You choose which projects come aboard, train guides to take samples that hold up, and bring the results back to passengers, who paid for part of them. Winter is for permits, contracts and reports; in summer you sail on four voyages. You need to be as patient with customs forms as with polar bears, and to keep further away from the second.',
    asks: 'A PhD or equal experience in polar science, firearms training for bear safety, first aid. English, Norwegian helps. No visa is needed for Svalbard, a Schengen one for the way.',
  },
  {
    title: 'Beach Clean Coordinator',
    at: 'sadomeadows',
    place: 'Sesimbra, Portugal',
    kinds: ['volunteer'],
    work: 'part-time',
    pay: 'Unpaid; costs refunded, phone provided',
    isPaid: false,
    level: 'entry-level',
    about:
      'Twelve Saturdays a year, about thirty people each, and a form that names each kind of litter by the European list. You choose coves with the harbour captain, borrow gloves and sieves from us, make sure the heavy nets are collected on Monday, and send the counts within a week. Last year octopus pots led the list, and because of the counts fishers and the council now take back the old ones.',
    asks: 'Good with people, organised, a key to somewhere with a kettle. Portuguese; English for visitors. First aid course paid by us.',
  },
  {
    title: 'Ghost Net Recovery Diver',
    at: 'seaschool',
    place: 'Vis, Croatia',
    kinds: ['volunteer'],
    work: 'part-time',
    pay: 'Unpaid; gas, boat and bed are covered',
    isPaid: false,
    level: 'mid-level',
    about:
      'Four weekends between May and October we lift lost nets from reefs around the island, after a survey has shown what lives in them. You cut, tie lift bags and send up small parcels; somebody ashore frees crabs and weighs what is left. Fishers tell us where nets were lost and nobody asks why. Each dive is planned, briefed and ended early when in doubt, and that is never held against anyone.',
    asks: 'Rescue Diver or CMAS three-star with a hundred dives, drysuit or thick wetsuit, two cutting tools, diving medical. English.',
  },
  {
    title: 'Harbour Environmental Officer',
    at: 'kattegatlab',
    place: 'Skagen, Denmark',
    work: 'full-time',
    pay: '36.500 kr. om måneden',
    isPaid: true,
    level: 'mid-level',
    about:
      'You look after what goes into the water of a busy fishing harbour and what should not: bilge, blood water, paint scrapings, dredged mud. You take samples, plan where the mud may go, run the scheme that takes back old trawls, and find solutions with skippers who have little time. A good week ends with a new reception tank and nobody fined. The office looks over the auction hall.',
    asks: 'Environmental engineering or a similar degree, Danish at B2 or Norwegian or Swedish, a driving licence. EU citizens or with a Danish permit.',
  },
  {
    title: 'Hydrophone Maintenance Volunteer',
    at: 'salishlisten',
    kinds: ['volunteer'],
    work: 'part-time',
    pay: null,
    isPaid: false,
    level: 'entry-level',
    about:
      'Barnacles love hydrophones. On two low tides a month you and a partner walk or paddle to a listening station, clean it, check cables and batteries, and write down what you saw. You will hear live what your station hears, also at night, also when the southern residents pass. We lend you waders and teach you the two knots. Most stations are within half an hour of a ferry.',
    asks: 'Eighteen or older, steady on wet rocks or in a kayak, reliable. No visa support; visitors who are here for a longer time are welcome.',
  },
  {
    title: 'Safety Boat Driver, Marine Field Courses',
    at: 'skerry',
    place: 'Isle of Cumbrae, United Kingdom',
    work: 'full-time',
    pay: '£2,150 a month for 5 months, single room included',
    isPaid: true,
    level: 'entry-level',
    about:
      'April to August you keep groups of students safe while they trawl, snorkel and turn over stones. You drive a rigid inflatable, check lifejackets, set the tide board each morning and teach rowing to those who ask. When a boat day is blown off you lead a shore walk instead, so an interest in limpets is useful. You live in a house with other seasonal staff, a drying room and a piano.',
    asks: 'RYA Powerboat Level 2 and Safety Boat, first aid, VHF certificate. A Disclosure check. Right to work in the United Kingdom.',
  },
]
