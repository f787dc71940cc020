// The pages that search engines should know, besides listings.

export const publicPaths: readonly string[] = [
  '/',
  '/educational',
  '/blog',
  '/universities',
  '/privacy-policy',
  '/terms-of-service',
  '/terms-of-sale',
]
