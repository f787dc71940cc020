// /preferences – what we may send, chosen by the link in a letter.

import { createFileRoute } from '@tanstack/react-router'
import { PreferencesPage } from '#features/newsletter/ui/preferences-page.tsx'
import { pageHead } from '../page-head.ts'
import { tokenOf } from '../read-address.ts'

export const Route = createFileRoute('/preferences')({
  validateSearch: tokenOf,
  head: () => pageHead({ title: 'What may we send you?', description: 'Choose which letters you get.' }),
  component: ChoosePreferences,
})

function ChoosePreferences() {
  const { token = '' } = Route.useSearch()
  return <PreferencesPage token={token} />
}
