// Parts for texts of other features: the body of a compiled text, its columns, the way on.
export { Body } from './body.tsx'
export { NeighbourLinks } from './neighbour-links.tsx'
export { ReadingColumns, readingWidth } from './reading-columns.tsx'
