// The tabs of the account page, by the names the address uses.

export const accountTabs = ['profile', 'favorites', 'forum', 'pricing', 'alerts', 'logbook'] as const
export type AccountTab = (typeof accountTabs)[number]
