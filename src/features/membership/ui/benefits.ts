// What each plan gives, in the order people ask for it.

export const freeBenefits = [
  '3 of the newest opportunities each day',
  'Favorites saved in your profile',
  'Alerts for words and a kind of work, and a logbook of your applications',
  'The forum',
  'The weekly newsletter',
]

export const memberBenefits = [
  'Access to all current listings',
  'Unlimited new jobs for 1 year',
  'Filters by type, work, pay and place, and a search that forgives slips',
  'Alerts for every search and every organisation you follow, by mail and as a feed',
  'Favorites saved in your profile, and their closing days in your calendar',
  'A logbook of your applications',
  'The forum',
  'The weekly newsletter',
  'Your choice of which ocean conservation NGO receives part of the revenue',
  'A step-by-step guide for applications and interviews',
]
