// What the board has for who is signed in, in one piece: visitors' pages name one file less for each part.
export { TellMe } from '#features/alerts/ui/tell-me.tsx'
export { News } from '#features/jobs/ui/news.tsx'
export { AppliedMark, CardMarks } from '#features/logbook/ui/card-marks.tsx'
