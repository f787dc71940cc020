// Who writes here. The names are pen names, as the blog says; one of them has a page elsewhere.

export type Author = { name: string; about: string; profileUrl?: string }

export const authorIds = ['marina-tidewell', 'finn-saltmarsh', 'pearl-shoalsworth', 'skip-harbourne'] as const
export type AuthorId = (typeof authorIds)[number]

export const authors: Record<AuthorId, Author> = {
  'marina-tidewell': {
    name: 'Marina Tidewell',
    about: 'writes about the ways into ocean work and the detours that turn out to be the way.',
    profileUrl: 'https://marina-tidewell.example/',
  },
  'finn-saltmarsh': {
    name: 'Finn Saltmarsh',
    about: 'reads the papers on protected waters so that you need not start with the appendix.',
  },
  'pearl-shoalsworth': {
    name: 'Pearl Shoalsworth',
    about: 'writes about reefs, laboratories and what happens between an experiment and a seabed.',
  },
  'skip-harbourne': {
    name: 'Skip Harbourne',
    about: 'writes about dive boats, training and the people who keep both afloat.',
  },
}
