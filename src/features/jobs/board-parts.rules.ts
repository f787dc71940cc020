// Parts of the board that a cache tells apart: what is made of one listing, or of one organisation's listings, stays when
// others change. Whoever changes a listing names its parts; a page names those that it shows.

export const listingPart = (id: string) => `listing ${id}`
export const organisationPart = (slug: string) => `organisation ${slug}`
