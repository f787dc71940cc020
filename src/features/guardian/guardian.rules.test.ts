// What speaks for a closed page and what only sounds like it.
import { expect, test } from 'vitest'
import { findClosedPhrase } from './closed-phrases.ts'
import { waitAsked } from './guardian.rules.ts'
import { landingOf } from './redirect.rules.ts'

test.each([
  'We are no longer accepting applications for this role.',
  'Sorry, the job you are looking for is no longer open',
  'Applications for this position are now closed.',
  'The position has now been filled.',
  'This vacancy has closed.',
  'This job has already been filled',
  'The closing date for this vacancy has passed.',
  'The application deadline has passed.',
  'Ce poste a été pourvu',
  'Le poste a été pourvu.',
  'L’offre que vous recherchez n’est plus disponible',
  'Les candidatures sont closes.',
  'Die Bewerbungsfrist ist abgelaufen.',
  'Diese Stellenanzeige ist nicht mehr verfügbar',
  'Diese Position wurde bereits besetzt.',
  'Die Ausschreibung ist beendet.',
  'El puesto ya ha sido cubierto',
  'La oferta ya no está disponible',
  'El proceso de selección ha finalizado',
  'Esta vacante ha caducado',
  'Le candidature sono chiuse',
  'Questo annuncio è scaduto',
  'Esta vaga foi preenchida',
  'A vaga já foi preenchida',
  'As inscrições estão encerradas',
])('“%s” says that a posting is over', (words) => {
  expect(findClosedPhrase(`Diver\n${words}\nMore`)).toBe(words)
})

test.each([
  'Open until this position is filled.',
  'If this position is no longer available, we will tell you.',
  'The form has been filled in by 200 people.',
  'An old buoy has been removed.',
  'You will make sure that the hatch is closed.',
  'Wenn die Stelle bereits besetzt ist, melden wir uns.',
  'Applications close on 3 May.',
  'This job has closed-circuit rebreathers.',
  'We review applications after the closing date has passed.',
  'Le poste est pourvu par voie de concours.',
  'Candidatures ouvertes jusqu’à ce que le poste soit pourvu.',
  'Hasta que la vacante esté cubierta.',
  'We may close early if the deadline has passed for other posts.',
  'We run a closed circuit diving programme; no position is ever final.',
])('“%s” does not', (words) => {
  expect(findClosedPhrase(words)).toBeNull()
})

test('an address that leads on is the same posting as long as it still names it', () => {
  const first = 'http://reef.example/jobs/4711-diver'
  expect(landingOf(first, 'https://www.reef.example/en/jobs/4711')).toBe('same')
  expect(landingOf(first, 'https://www.reef.example/careers')).toBe('lost_posting')
  expect(landingOf(first, 'https://www.reef.example/board?error=true')).toBe('error_page')
  expect(landingOf(first, 'https://reef.example/login?next=/jobs/4711')).toBe('asks_to_sign_in')
  expect(landingOf('https://reef.example/work/dive-lead', 'https://reef.example/work/dive-lead/')).toBe('same')
})

test('a host may ask for seconds or until a time, and is believed for a day at most', () => {
  const now = new Date('2026-06-01T10:00:00Z')
  expect(waitAsked('120', now)).toBe(120_000)
  expect(waitAsked('Mon, 01 Jun 2026 10:05:00 GMT', now)).toBe(300_000)
  expect(waitAsked('999999999', now)).toBe(86_400_000)
  expect(waitAsked('soon', now)).toBe(0)
})
