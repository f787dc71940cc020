// What a personal access token may do. Nothing else, whoever holds it: no account, no money, no second factor.
export const tokenScopes = ['read:own', 'write:jobs', 'write:imports'] as const
export type TokenScope = (typeof tokenScopes)[number]

/** For those who look after listings. */
export const staffScopes: readonly TokenScope[] = ['write:jobs', 'write:imports']

export const scopeLabels: Record<TokenScope, string> = {
  'read:own': 'Read my saved searches, logbook and favorites',
  'write:jobs': 'Post and edit listings',
  'write:imports': 'Import listings',
}
