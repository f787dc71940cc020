// Work with instruments: seabed surveys, vehicles, sensors, marine engineering.
import type { DemoListing } from '../listing.ts'

export const survey: DemoListing[] = [
  {
    title: 'Hydrographic Surveyor',
    at: 'bluemeridian',
    work: 'full-time',
    pay: '£38,000 – £46,000 a year plus £65 sea allowance a day',
    isPaid: true,
    level: 'mid-level',
    closesAfter: 31,
    about:
      'Multibeam acquisition on two coastal vessels, two weeks on and two off, and processing ashore in between. You plan lines, run the patch test, watch sound velocity like a hawk, and deliver charts that meet the order that was promised. Most of our work is for harbours and the national seabed programme, and the data are published. You will have a second surveyor with you on every job.',
    asks: 'IHO Category B or a degree in hydrography, QPS Qinsy or similar, ENG1 medical, STCW personal survival. Right to work in the United Kingdom; visa sponsorship is possible.',
  },
  {
    title: 'Graduate Geophysicist, Seabed Mapping',
    at: 'bluemeridian',
    place: 'Great Yarmouth, United Kingdom',
    work: 'full-time',
    pay: '£30,500 rising to £34,000 after the first year',
    isPaid: true,
    level: 'entry-level',
    about:
      'A two-year scheme for people who like rocks and boats. You rotate through side-scan sonar, sub-bottom profiling, magnetometer and reporting, with a mentor who has done all of them. You will pick sediment boundaries, look for wrecks and unexploded bombs, and learn when a reflection is only a multiple. About a hundred and ten days a year are at sea, never more than three weeks in one go.',
    asks: 'A degree in geophysics, geology or physics. A medical for seafarers; safety courses are paid by us. Right to work in the United Kingdom.',
  },
  {
    title: 'ROV Pilot Technician',
    at: 'bluemeridian',
    place: 'Bergen, Norway (aboard ship)',
    work: 'full-time',
    pay: '£320 a day, 5 weeks on and 5 off',
    isPaid: true,
    level: 'mid-level',
    about:
      'You fly an inspection-class vehicle over cold-water coral and sponge grounds for a habitat map that will close some areas to trawling. You fly, you fix, and you rinse everything with fresh water. The scientists will ask for one more sponge; you decide whether the tether agrees. Team of three per shift, twelve hours, with a supervisor who has been doing this for twenty years and still enjoys it.',
    asks: 'Electronics or hydraulics training, IMCA ROV grade II, BOSIET, offshore medical. English. You invoice us or are employed, as you prefer.',
  },
  {
    title: 'Ocean Sensor Engineer',
    at: 'blauwater',
    work: 'full-time',
    pay: '€ 62.000 – 74.000 brutto im Jahr',
    isPaid: true,
    level: 'senior',
    about:
      'You design the low-power electronics of a profiling float that measures oxygen, nitrate and light down to two thousand metres for five years without anybody touching it again. You choose parts, write firmware, break things in the pressure tank, and go to sea at the first deployment, because that is where the bugs are. We publish schematics after the first season. Four-day weeks are normal here.',
    asks: 'Embedded C, analogue design, experience with instruments that must not fail. English; German helps with the workshop. EU Blue Card is supported.',
  },
  {
    title: 'Glider Pilot, Ocean Observing',
    at: 'ilhasazuis',
    work: 'full-time',
    pay: '1.900 € por mês',
    isPaid: true,
    level: 'mid-level',
    about:
      'Four underwater gliders cross the currents south of the islands all year round, and you are the person who tells them where to go. Surfacings come at all hours; we share the night watch among five people. You plan missions, trim ballast in the tank, check data the same day and recover the vehicles from a boat that is smaller than you would wish. Each mission ends with a page that a school can read.',
    asks: 'Oceanography, electronics or seamanship, and interest in the other two. Python, boat licence or the will to get it. English, Portuguese within a year. Open to all; the visa is sponsored.',
  },
  {
    title: 'Marine Engineer, Wave Energy Test Site',
    at: 'doggerecology',
    place: 'Stromness, Orkney, United Kingdom',
    work: 'full-time',
    pay: '£41,000 - £49,500',
    isPaid: true,
    level: 'mid-level',
    closesAfter: 20,
    about:
      'You look after moorings, cables and connection points of a test site where wave devices are tried in real storms. You write lift plans, inspect shackles, supervise workboats and decide with the harbour master which day is calm enough. Each device has an environmental watch, so you will also count how often seals rub against it. Island life included; help with finding a house is honest and practical.',
    asks: 'A degree or chartered route in marine or mechanical engineering, STCW basic safety, a driving licence. Right to work in the United Kingdom, sponsorship possible.',
  },
  {
    title: 'Second Engineer, Research Vessel',
    at: 'iroise',
    place: 'Brest, France (aboard ship)',
    work: 'full-time',
    pay: '3 400 € brut par mois, nourri et logé à bord',
    isPaid: true,
    level: 'mid-level',
    about:
      'A 36-metre research vessel with a hybrid drive, a crew of nine and room for twelve scientists. You keep engines, winches, desalination and the clean power for the laboratory in good order, stand watches, and help to refit her each January. Three weeks aboard, three ashore. The chief will let you run the battery project if you like; she has waited for somebody who wants to.',
    asks: 'STCW III/1 or III/2, medical for seafarers, advanced fire fighting. French at B1 for safety, English. European certificate or one recognised in France.',
  },
  {
    title: 'Software Developer, Autonomous Sail Drone',
    at: 'blauwater',
    place: 'Remote, Germany',
    work: 'part-time',
    pay: '€45 – €52 an hour, 25 hours a week',
    isPaid: true,
    level: 'senior',
    about:
      'Our small sailing drone crosses the Baltic counting fish with an echosounder, alone, for six weeks at a time. You write the part that decides: route, collision rules, what to send over a thin satellite line and what to keep. There is a simulator that sinks often, so that the boat does not. Two weeks a year you come to Kiel and get wet. Code is reviewed in the open.',
    asks: 'Rust or C++, tests you trust, respect for other people at sea. English. Working hours between UTC−1 and UTC+3; employed in Germany or by contract in the EU.',
  },
]
