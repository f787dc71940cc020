// What the audit log says of a change of the settings: what was saved, and how it stood before.
import type { ActDescription } from '#http/admin-act.ts'
import type { Settings, SettingsPatch } from '../settings.schema.ts'
import { lookAtSettings } from './settings.service.ts'

export const settingsChange: ActDescription<{ out: { json: SettingsPatch } }> = async (c) => {
  const names = Object.keys(c.req.valid('json')) as (keyof Settings)[]
  const look = async () => {
    const settings = await lookAtSettings(c.var.deps)
    return Object.fromEntries(names.map((name) => [name, settings[name]]))
  }
  const before = await look()
  return async () => ({ subject: null, before, after: await look() })
}
