// HTTP for the settings: admins read and change them.
import { Hono } from 'hono'
import { adminAct } from '#http/admin-act.ts'
import { answer } from '#http/answer.ts'
import type { AppEnv } from '#http/app-env.ts'
import { says } from '#http/route-docs.ts'
import { body } from '#http/validate.ts'
import { adminOnly } from '#http/who-is-asking.ts'
import { Settings, SettingsPatch } from '../settings.schema.ts'
import { settingsChange } from './settings.audit.ts'
import { readSettings, saveSettings } from './settings.service.ts'

export const settingsRoutes = new Hono<AppEnv>()
  .get('/admin/settings', says('The settings as they stand', { 200: Settings }), adminOnly, async (c) =>
    answer(c, await readSettings(c.var.deps)),
  )
  .patch(
    '/admin/settings',
    says('Changes settings', { 200: Settings }),
    adminOnly,
    body(SettingsPatch),
    adminAct(settingsChange),
    async (c) => answer(c, await saveSettings(c.var.deps, c.req.valid('json'))),
  )
