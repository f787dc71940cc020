// How often letters may come, as choices of a select.
import { cadenceLabels, cadences } from '../alert.rules.ts'

export const cadenceOptions = cadences.map((value) => ({ value, label: cadenceLabels[value] }))
