// What applicants must have is read for certain or not at all.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cpuMsOf } from '#testing/own-time.ts'
import { Needs } from './needs.schema.ts'
import { readNeeds } from './needs-text.ts'

const certificates = (text: string) => readNeeds(text)?.certificates.join(' ') ?? ''
const languages = (text: string) => readNeeds(text)?.languages.join(' ') ?? ''
const visa = (text: string) => readNeeds(text)?.visa ?? 'not_stated'

describe('certificates', () => {
  test.each([
    ['PADI Rescue Diver or equivalent', 'rescue_diver'],
    ['Rescue Diver, EFR and 50 logged dives.', 'rescue_diver first_aid'],
    ['You hold a PADI Open Water Diver certificate.', 'open_water'],
    ['Advanced Open Water Diver at least', 'advanced_diver'],
    ['AOWD and Nitrox', 'advanced_diver nitrox'],
    ['Must be a certified Divemaster', 'divemaster'],
    ['PADI Instructor (OWSI) required', 'dive_instructor'],
    ['AAUS scientific diver certification required', 'scientific_diver'],
    ['HSE Scuba commercial diving qualification', 'commercial_diver'],
    ['STCW basic safety training and ENG1', 'stcw seafarer_medical'],
    ['Valid BOSIET with HUET', 'offshore_survival'],
    ['RYA Powerboat Level 2 and VHF licence', 'boat_licence radio'],
    ['Yachtmaster Offshore', 'skipper'],
    ['JNCC-certified marine mammal observer', 'mmo'],
    ['EASA A2 CofC drone licence required', 'drone_pilot'],
    ['Clean driving licence', 'driving_licence'],
    ['Führerschein Klasse B erforderlich', 'driving_licence'],
    ['Permis B exigé ; permis côtier', 'boat_licence driving_licence'],
    ['Carnet de conducir y primeros auxilios', 'first_aid driving_licence'],
    ['Current pool lifeguard qualification', 'lifeguard'],
    ['STCW, VHF, first aid', 'stcw first_aid radio'],
    ['Certificado de VHF', 'radio'],
    ['UKW-Sprechfunkzeugnis', 'radio'],
    ['Nitrox certified', 'nitrox'],
    ['Erste-Hilfe-Schein erforderlich', 'first_aid'],
    ['Primeiros socorros obrigatórios', 'first_aid'],
  ])('“%s” asks for %s', (text, codes) => {
    expect(certificates(text)).toBe(codes)
  })
  test.each([
    'Rescue Diver is an advantage.',
    'Rescue Diver or Divemaster',
    'No diving licence is needed.',
    'First aid course provided.',
    'First aid course paid by us.',
    'First aid is taught beforehand.',
    'A medical, sea survival (given in training), a steady temper.',
    'Python, boat licence or the will to get it.',
    'You finish with Rescue Diver and first aid certificates.',
    'Ten weeks to your Divemaster certificate.',
    'We train you to Divemaster.',
    'You will become a Divemaster with us.',
    'You report to the divemaster of the day.',
    'You work beside a marine mammal observer and a drone pilot.',
    'Bring the first aid kit.',
    'Open water swimming is fun.',
    'A driving licence helps.',
    'STCW not required',
    'First aid training will be provided',
    'Erste-Hilfe-Kurs wird bezahlt',
    'Formation aux premiers secours offerte',
    'Formación en primeros auxilios incluida',
    'Formação em primeiros socorros incluída',
    'Corso di primo soccorso incluso',
    'Provide first aid to injured turtles',
    'Du leistest Erste Hilfe',
    'Prodiguer les premiers secours aux phoques',
    'Prestar primeros auxilios a las tortugas',
    'Experience with VHF tagging of sharks',
    'You must have experience with VHF telemetry',
    'Experience with GPS and VHF',
    'Nitrox available free of charge',
    'PADI centre with free nitrox',
    'Nitrox ist kostenlos',
    'We dive on nitrox',
  ])('“%s” asks for none', (text) => {
    expect(certificates(text)).toBe('')
  })
})

describe('languages', () => {
  test.each([
    ['fluent English and Spanish', 'en es'],
    ['Fluent in English, French and Portuguese.', 'en fr pt'],
    ['Italian at B1, English C1.', 'it en'],
    ['You speak German.', 'de'],
    ['English required; Spanish an advantage.', 'en'],
    ['Good command of written and spoken English', 'en'],
    ['Sehr gute Englischkenntnisse', 'en'],
    ['Deutsch fließend in Wort und Schrift', 'de'],
    ['Anglais courant', 'en'],
    ['Maîtrise de l’anglais et du français', 'en'],
    ['Inglés fluido', 'en'],
    ['Inglês fluente e português', 'en pt'],
    ['Ottima conoscenza dell’inglese', 'en'],
    ['The working language is Norwegian.', 'no'],
    ['Fluency in Japanese', 'ja'],
  ])('“%s” asks for %s', (text, codes) => {
    expect(languages(text)).toBe(codes)
  })
  test.each([
    'English Channel surveys',
    'Work on the Spanish coast with a German company.',
    'Good knowledge of English Channel tides',
    'Knowledge of French law',
    'English or Spanish',
    'Fluent English or French',
    'French is an advantage.',
    'No Icelandic is needed.',
    'Our Italian kitchen is famous.',
    'French Polynesia',
    'Polish the hull and speak up.',
  ])('“%s” asks for none', (text) => {
    expect(languages(text)).toBe('')
  })
})

describe('the visa', () => {
  test.each([
    ['Visa sponsorship is not available.', 'not_sponsored'],
    ['We cannot sponsor visas.', 'not_sponsored'],
    ['No visa sponsorship', 'not_sponsored'],
    ['We are unable to offer visa sponsorship for this role.', 'not_sponsored'],
    ['No se ofrece patrocinio de visado.', 'not_sponsored'],
    ['Visa sponsorship is available.', 'sponsored'],
    ['We sponsor your work visa and offer help with the move.', 'sponsored'],
    ['Visa sponsorship provided', 'sponsored'],
    ['You need a visa.', 'not_stated'],
    ['Visitors from abroad need a volunteer visa, for which we write the letter.', 'not_stated'],
    ['Visa sponsorship may be possible.', 'not_stated'],
    ['We offer visa sponsorship. No visa sponsorship for interns.', 'not_stated'],
    ['Right to work in the UK', 'not_stated'],
    ['We can sponsor visas for non-EU candidates', 'sponsored'],
    ['Non-EU candidates: visa sponsorship provided', 'sponsored'],
    ['We offer visa sponsorship and relocation, no experience needed', 'sponsored'],
    ['Visa sponsorship is provided at no cost to you', 'sponsored'],
    ['We will sponsor your visa without delay', 'sponsored'],
    ['You must be able to work here without visa sponsorship', 'not_sponsored'],
    ['Wir bieten Visumsponsoring für Nicht-EU-Bürger', 'sponsored'],
    ['Ofrecemos patrocinio de visado para candidatos no comunitarios', 'sponsored'],
    ['Offriamo la sponsorizzazione del visto ai candidati non comunitari', 'sponsored'],
    ['We cannot sponsor visas for non-EU citizens', 'not_sponsored'],
    ['No UK visa sponsorship available', 'not_sponsored'],
    ['No visa sponsorship and no relocation', 'not_sponsored'],
    ['Visa sponsorship: no', 'not_sponsored'],
    ['We sponsor visas and do not require experience', 'not_stated'],
    ['We offer visa sponsorship to seniors, not to interns', 'not_stated'],
  ] as const)('“%s”: %s', (text, said) => {
    expect(visa(text)).toBe(said)
  })
})

test('nothing asked is nothing read', () => {
  expect(readNeeds('You like the sea.')).toBeNull()
  expect(readNeeds('')).toBeNull()
})

test('whatever is written, what is read keeps to the contract, and long texts are read in a moment', async () => {
  const piece = fc.constantFrom(
    'fluent ',
    'English',
    ' and ',
    ' or ',
    'Rescue Diver',
    ', ',
    '. ',
    'visa sponsorship ',
    'not ',
    'required',
    'B2 ',
    'speak ',
  )
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ maxLength: 300 }),
        fc.array(piece, { maxLength: 20 }).map((list) => list.join('')),
      ),
      (text) => {
        const needs = readNeeds(text)
        if (needs) expect(Needs.parse(needs)).toEqual(needs)
      },
    ),
  )
  for (const text of [
    'no '.repeat(10_000),
    'english '.repeat(5_000),
    'a'.repeat(40_000),
    'sponsor a the your '.repeat(2_000),
  ]) {
    expect(await cpuMsOf(() => readNeeds(text))).toBeLessThan(250)
  }
})
