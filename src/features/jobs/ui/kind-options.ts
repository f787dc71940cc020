// The choices of a listing's kind, as the hero and the sheet offer them.
import { jobTypeLabels, jobTypes } from '../job.rules.ts'

export const kindOptions = [
  { value: 'all', label: 'All Types' },
  ...jobTypes.map((type) => ({ value: type, label: jobTypeLabels[type] })),
]
