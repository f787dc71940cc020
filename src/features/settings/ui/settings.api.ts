// What the back-office reads and saves of the settings.
import { useAct } from '#design/use-act.ts'
import { keyOfPath } from '#http/client/api-query.ts'
import { siteFactsQuery } from '#http/client/site-facts-query.ts'
import { apiOf } from '#http/client/typed-api.ts'
import type { settingsRoutes } from '../server/settings.routes.ts'
import type { SettingsPatch } from '../settings.schema.ts'

const api = apiOf<typeof settingsRoutes>()

export const settingsQuery = api.query('/admin/settings')

export function useSaveSettings({ onDone }: { onDone?: () => void } = {}) {
  return useAct({
    call: (patch: SettingsPatch) => api.call('PATCH', '/admin/settings', { json: patch }),
    done: { title: 'Saved', description: 'It counts at once, on every page.' },
    failed: 'The settings could not be saved',
    refresh: [settingsQuery.queryKey, siteFactsQuery.queryKey, keyOfPath('/api/admin/price-check')],
    ...(onDone ? { onDone } : {}),
  })
}
