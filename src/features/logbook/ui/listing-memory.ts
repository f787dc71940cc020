// Which listings were opened, and about which it was asked whether somebody applied: known to this browser alone.
import type { Shelf } from '#design/remembered-ids.ts'
import { storageKeys } from '#shared/brand.ts'

export const seenListings: Shelf = {
  read: () => localStorage.getItem(storageKeys.seenListings),
  write: (text) => localStorage.setItem(storageKeys.seenListings, text),
}

export const askedListings: Shelf = {
  read: () => localStorage.getItem(storageKeys.askedAboutListings),
  write: (text) => localStorage.setItem(storageKeys.askedAboutListings, text),
}
