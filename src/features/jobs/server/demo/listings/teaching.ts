// Work with people: teaching, diving, pictures and words.
import type { DemoListing } from '../listing.ts'

export const teaching: DemoListing[] = [
  {
    title: 'Dive Instructor, Conservation Courses',
    at: 'azuldive',
    work: 'full-time',
    pay: 'MXN 26,000 a month all year, plus tips',
    isPaid: true,
    level: 'mid-level',
    about:
      'You teach open-water and reef-survey courses to groups of four, dive with sea lions at Los Islotes, and keep the compressor log as carefully as the guest list. In the low season you are paid too: then we service gear, run the children’s club for the neighbourhood and do the yearly fish count for the park. Every instructor has one survey site that is theirs, and after a year knows each fish on it.',
    asks: 'PADI, SSI or CMAS instructor in teaching status, emergency first-response instructor, oxygen provider. Spanish and English. The work visa is arranged and paid by us.',
  },
  {
    title: 'Divemaster Trainee with Reef Work',
    at: 'marsablue',
    kinds: ['internship'],
    work: 'full-time',
    pay: 'Participants pay 1,150 EUR; course, room and half board included',
    isPaid: false,
    level: 'entry-level',
    about:
      'Ten weeks to your Divemaster certificate, with real guests and real current. You also take care of eight moorings, fill in the weekly dugong and turtle sightings, and help with the monthly reef check. We take three trainees at a time and have no use for cheap labour: guided dives beyond your training are paid. The price and what it contains are on one page, which you get before you decide.',
    asks: 'Rescue Diver, forty dives, first aid not older than two years, diving medical. English and German, French or Arabic. The visa can be had on arrival by most.',
  },
  {
    title: 'Environmental Educator',
    at: 'wattenhaus',
    work: 'part-time',
    pay: '16,80 € pro Stunde, 25 Std./Woche',
    isPaid: true,
    level: 'entry-level',
    about:
      'You walk with school classes on the mud flats, in spring and autumn with gloves, and let them find out by themselves who makes the little heaps. In summer you lead evening walks for families; on rainy days there is an aquarium with shore crabs that never disappoints. You write one new teaching unit a year. All our walks end on time, because the tide does.',
    asks: 'Experience with children, first aid, national-park guide certificate or ready to take it with us. German fluent; Low German is loved. EU citizens or with a permit.',
  },
  {
    title: 'Onboard Science Teacher',
    at: 'seaschool',
    place: 'Split, Croatia (aboard ship)',
    work: 'full-time',
    pay: '€1,850 net per month, cabin and meals',
    isPaid: true,
    level: 'mid-level',
    about:
      'Sixteen students aged fifteen to eighteen, ten weeks, one ship. You teach marine biology and mathematics in the morning and stand watch with your pupils in the afternoon: plankton net, Secchi disk, logbook, dishes. You cook once a week. There are two teachers and five crew, and each has a day off in port. Parents read your letter every Sunday, and you will be surprised how much you have to say.',
    asks: 'A teaching qualification in science, STCW basic safety, first aid. English; Croatian, German or Italian helps. EU citizens; others with a Croatian permit.',
  },
  {
    title: 'Communications Intern',
    at: 'commonocean',
    kinds: ['internship'],
    work: 'part-time',
    pay: '1 050 € par mois, convention d’immersion professionnelle',
    isPaid: true,
    level: 'student',
    closesAfter: 19,
    months: 6,
    about:
      'You write the monthly letter, look after the picture archive and learn to say no to dramatic music. You go with fishers and islanders to hearings, write down what they said and let them correct it before it is published. You also count who reads us and why. Four days a week for six months, in an office with a bicycle room, two meeting rooms and one good coffee machine.',
    asks: 'Student or recent graduate. English and French; one more language of the coast is welcome. Photography helps. Open to those allowed to work in Belgium.',
  },
  {
    title: 'Underwater Photographer and Archivist',
    at: 'puertociencia',
    work: 'part-time',
    pay: 'US$1,300 per month',
    isPaid: true,
    level: 'mid-level',
    about:
      'You photograph what scientists here work on, mostly under water and mostly in cold current, so that it can be recognised as well as admired: marine iguanas feeding, fin shapes of sharks, quadrats at fixed points since 2004. Half of the time you name, date and describe pictures, because an archive without captions is a drawer. Rights stay with you; the islands’ schools may use everything.',
    asks: 'A portfolio with captions, Rescue Diver with 200 dives, own housing and strobes. Spanish at B1. Residency rules of Galápagos apply; we explain them and apply for you.',
  },
  {
    title: 'Museum Educator, Summer Season',
    at: 'skjalfandi',
    kinds: ['internship', 'volunteer'],
    work: 'part-time',
    pay: 'Unpaid; free room, one warm meal a day and whale tours',
    isPaid: false,
    level: 'student',
    about:
      'A minke whale’s skeleton hangs in our hall by the harbour, and visitors ask how it got there. You give the eleven o’clock tour, run the children’s bone table, and two afternoons a week help in the archive or with land-based observation from the lighthouse. Eight weeks between May and September. You get a language tandem with somebody of the town, because summer is short and Icelandic is worth it.',
    asks: 'Student of museum studies, education or biology. English and one more language. Nordic, EEA or Swiss citizens; others up to 90 days as visitors by the rules for volunteers.',
  },
  {
    title: 'Swimming and Sea Safety Teacher',
    at: 'atollfellows',
    place: 'Eydhafushi, Maldives',
    work: 'part-time',
    pay: 'MVR 14,000 monthly',
    isPaid: true,
    level: 'entry-level',
    about:
      'Many island children live fifty metres from a reef they have never looked at. You teach swimming and then snorkelling at three schools, with women’s classes in the evening, so that in the third term all of them can name what they see. You train two local assistants who will take over. Lessons are in a lagoon with a rope, and sometimes a ray attends.',
    asks: 'Swimming-teacher and lifeguard certificates, first aid with oxygen. English or Dhivehi; women are especially invited to apply. The work permit and one flight a year are paid.',
  },
]
