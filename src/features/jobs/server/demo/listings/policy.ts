// Work at desks and in meetings: policy, protected areas, maps, consulting, law.
import type { DemoListing } from '../listing.ts'

export const policy: DemoListing[] = [
  {
    title: 'Marine Policy Officer',
    at: 'commonocean',
    place: 'Brussels, Belgium (hybrid)',
    work: 'full-time',
    pay: '€ 3.600 – € 4.200 gross per month',
    isPaid: true,
    level: 'senior',
    closesAfter: 22,
    about:
      'You follow two files, bottom trawling in protected areas and the deep-sea access rules, from the first draft to the vote. You write briefings of two pages that can be read on a train, bring people from the coast into rooms where they are usually only mentioned, and keep notes that are fair to those who disagree. Four days in the office, one at home, and six journeys a year to a harbour.',
    asks: 'Five years in policy, science advice or a ministry. English and French; Spanish or Portuguese is a strong plus. Right to work in the EU.',
  },
  {
    title: 'GIS Analyst, Marine Protected Areas',
    at: 'vanua',
    work: 'full-time',
    pay: 'FJD 42,000 – 48,000 a year',
    isPaid: true,
    level: 'mid-level',
    closesAfter: 62,
    about:
      'Villages draw their fishing grounds on paper, in the sand and from memory. You turn that into maps which hold up in court and still show the names people use. You join them with reef, catch and boundary data, print them large and laminated, and correct them on the spot when an elder shakes her head. A third of your time is on outer islands, by boat and by very small aircraft.',
    asks: 'QGIS, SQL, GPS and drone mapping, and a healthy distrust of shapefiles from the internet. English and iTaukei, or Fiji Hindi. Fiji citizens or residents.',
  },
  {
    title: 'Offshore Wind Environmental Consultant',
    at: 'doggerecology',
    place: 'Grimsby, United Kingdom (hybrid)',
    work: 'full-time',
    pay: '£36k–£44k depending on experience',
    isPaid: true,
    level: 'mid-level',
    about:
      'You write the fish and shellfish chapters of impact assessments and the plans that follow: when piling stops for herring spawning, how noise is measured, what happens to lobster pots along the cable. You attend meetings with fishers in the back rooms of pubs and report what they said. We tell clients what they would rather not hear, early, when it is still cheap. Hybrid, two days a week in Grimsby.',
    asks: 'A degree in marine ecology, three years of environmental impact assessment, plain writing. Offshore survey experience welcome. Right to work in the United Kingdom.',
  },
  {
    title: 'Marine Protected Area Manager',
    at: 'innerislands',
    work: 'full-time',
    pay: 'SCR 34,000 – 38,000 per month with house and boat passage',
    isPaid: true,
    level: 'senior',
    closesAfter: 30,
    about:
      'You are responsible for two islands and the sea around them: nine rangers, four moorings fields, visitors, poachers, a budget, and seabirds in numbers that keep you awake. You walk each beach once a month and sit with the fishers’ committee once a quarter. You write the management plan for the next ten years, and leave behind a team in which at least two could follow you.',
    asks: 'Seven years in protected areas, leading people in remote places, boat licence, first aid. English, and Creole or French. Seychellois are preferred; a permit is possible.',
  },
  {
    title: 'Bycatch Policy Fellow',
    at: 'gsfisheries',
    place: 'Wellington, New Zealand',
    kinds: ['internship'],
    work: 'full-time',
    pay: 'NZ$1,200 a week',
    isPaid: true,
    level: 'entry-level',
    closesAfter: 18,
    months: 6,
    about:
      'A fellowship of six months for somebody at the start of a career. You compare how seven countries report albatross and petrel bycatch, talk with observers and skippers, and write one paper that a minister’s adviser will read to the end. You sit in on working groups, and are given a mentor outside the house. At the end we help you honestly with the next step, whether it is with us or not.',
    asks: 'Degree in law, ecology or public policy within the last three years. English; te reo Māori valued. New Zealand work rights, including working-holiday visas.',
  },
  {
    title: 'Legal Officer, Ocean Rights',
    at: 'commonocean',
    place: 'Remote, European Union',
    work: 'part-time',
    pay: '€41,000 pro rata (60 %)',
    isPaid: true,
    level: 'senior',
    about:
      'You help coastal groups to ask for documents, to be heard in permits, and now and then to go to court. You write guides in plain words, answer a telephone line two mornings a week, and know when a case should not be brought. You work from where you live; the team meets for three days each spring by the sea. Half of your cases will be about sand, harbours and sewage, and they matter.',
    asks: 'Qualified in environmental or administrative law in an EU country, four years of practice. English and one of Spanish, Italian, Greek or Polish.',
  },
  {
    title: 'Fundraising and Grants Officer',
    at: 'turtlewatch',
    place: 'Athens, Greece (hybrid)',
    work: 'part-time',
    pay: '900 € net a month, 20 hours a week',
    isPaid: true,
    level: 'mid-level',
    about:
      'You find the money for rangers, rescue tanks and a car that starts, and tell those who gave it what it did. You write four larger applications a year together with the field team, look after two thousand small donors as people, and keep promises in a calendar. No pictures of suffering animals are used for appeals here; you will find that gratitude works better. Hybrid, with two visits to the beaches each summer.',
    asks: 'Three years of fundraising or grant writing, budgets without fear. Greek and English. Right to work in Greece.',
  },
  {
    title: 'Programme Lead, Locally Managed Seas',
    at: 'vanua',
    work: 'full-time',
    pay: 'FJ$78,000 plus 8% provident fund',
    isPaid: true,
    level: 'senior',
    about:
      'Sixty villages have closed parts of their reefs for a time and opened them for funerals, feasts and good reasons. You lead the small team that helps them to count, to decide and to be heard in Suva. You raise and answer for the budget, visit each district once a year, and protect the time of your field staff against reports nobody reads. We look for somebody who listens longer than is comfortable.',
    asks: 'Ten years in community conservation in the Pacific, managing staff and grants. English and iTaukei. Pacific Islanders are especially invited; a permit can be sponsored.',
  },
]
