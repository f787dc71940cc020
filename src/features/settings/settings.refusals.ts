// Every "no" of the settings that their schema can't say, with its sentence.
import { refuseWith } from '#shared/refusal.ts'

export type SettingsRefusal = 'announcement_is_over'

export const refuse = refuseWith<SettingsRefusal>({
  announcement_is_over: 'Please choose an end that lies ahead. The time is UTC.',
})
