// What journeys of imports share: pages to read, an organisation that is known, and the field that takes an address.
import type { Page } from '@playwright/test'

export const place = 'https://fixture-work.example'
/** An organisation of the demo: its logo is remembered, so that no listing here is without one. */
export const known = 'Cape Penguin Rescue'
export const unique = (name: string) => `${name}-${Date.now()}-${Math.floor(Math.random() * 1e6)}`
export const addressField = (page: Page) => page.getByLabel('Address of a posting')
