// Two people at the same intro.
import { expect, test } from 'vitest'
import { followSaved } from './saved-words.ts'

const words = (intro: string, subject = '') => ({ intro, subject })
const nothing = words('')

test('whoever has typed nothing sees what a colleague saved, and has nothing unsaved', () => {
  const form = { typed: nothing, known: nothing, sent: null }
  expect(followSaved(form, words('Hello'))).toEqual({ typed: words('Hello'), isInTheWay: false })
})

test('what was typed stays, and is known to be in the way of what a colleague saved', () => {
  const form = { typed: words('Mine'), known: nothing, sent: null }
  expect(followSaved(form, words('Theirs'))).toEqual({ typed: words('Mine'), isInTheWay: true })
})

test('what one has saved oneself is in nobody’s way, also for whoever has typed on meanwhile', () => {
  const sent = words('Hello')
  expect(followSaved({ typed: words('Hello '), known: nothing, sent }, sent).isInTheWay).toBe(false)
  expect(followSaved({ typed: words('Hello you'), known: nothing, sent }, sent)).toEqual({
    typed: words('Hello you'),
    isInTheWay: false,
  })
})
