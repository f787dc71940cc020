// The page with all pictures.
import { expect, test } from 'vitest'
import { contactSheet } from './contact-sheet.ts'

test('pictures of one state stand in one row, each a link to itself', () => {
  const home = { name: 'home', path: '/', who: 'visitor' } as const
  const html = contactSheet([
    { state: home, width: 390, scheme: 'light' },
    { state: home, width: 390, scheme: 'dark' },
    { state: { ...home, who: 'admin' }, width: 390, scheme: 'dark' },
  ])
  expect(html.match(/<section>/g)).toHaveLength(2)
  expect(html).toContain('<a href="home-visitor-390-dark.png"><img src="home-visitor-390-dark.png"')
})
