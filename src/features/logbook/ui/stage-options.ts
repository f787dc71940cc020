// The stages, as choices of a select.
import { stageLabels, stages } from '../logbook.rules.ts'

export const stageOptions = stages.map((value) => ({ value, label: stageLabels[value] }))
