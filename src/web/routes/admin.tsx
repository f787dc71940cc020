// /admin – the operator's dashboard.
import { createFileRoute, useRouter } from '@tanstack/react-router'
import { useMemo } from 'react'
import { PasswordQuestion } from '#features/accounts/ui/password-question.tsx'
import { useMe } from '#features/accounts/ui/session.api.ts'
import { AdminPage } from '#features/admin/ui/admin-page.tsx'
import { ConductButton } from '#features/admin/ui/conduct-button.tsx'
import { type Desk, type DeskAddress, readAddress, withoutEmpty } from '#features/admin/ui/desk-address.ts'
import { TextsDesk } from '#features/documents/ui/texts-desk.tsx'
import { ActsPanel } from '#features/forum/ui/acts-panel.tsx'
import { HeldPanel } from '#features/forum/ui/held-panel.tsx'
import { ReportsPanel } from '#features/forum/ui/reports-panel.tsx'
import { LinkDesk } from '#features/guardian/ui/link-desk.tsx'
import { FeedDesk } from '#features/imports/ui/feed-desk.tsx'
import { pageHead } from '../page-head.ts'
import { staffOnly } from '../staff-only.ts'

export const Route = createFileRoute('/admin')({
  // What makes sense of it is the page's own to say: every other page would carry that along.
  validateSearch: (search) => search as DeskAddress,
  beforeLoad: staffOnly,
  loader: async ({ context }) => (await import('../loaders/page-loaders.ts')).loadDesk(context.queryClient),
  head: () => pageHead({ title: 'Admin Dashboard', description: 'For administrators.' }),
  component: Admin,
})

function Admin() {
  const me = useMe()
  const router = useRouter()
  const search = Route.useSearch()
  const address = useMemo(() => readAddress(search), [search])
  const navigate = Route.useNavigate()
  const desk = useMemo(
    (): Desk => ({
      address,
      // The list stays where it is while its filter changes.
      go: (step, { replace = false } = {}) => {
        const isElsewhere =
          typeof step !== 'function' && (step.section !== address.section || step.text !== address.text)
        const search = (now: DeskAddress) => withoutEmpty(typeof step === 'function' ? step(readAddress(now)) : step)
        void navigate({ search, replace, resetScroll: isElsewhere })
      },
    }),
    [address, navigate],
  )
  if (!me) return null
  return (
    <>
      <PasswordQuestion email={me.email} />
      <AdminPage
        me={me}
        desk={desk}
        onSignedOut={() => void router.navigate({ to: '/' })}
        reports={<ReportsPanel about={(author) => <ConductButton person={author} me={me} />} />}
        forumActs={<ActsPanel />}
        links={<LinkDesk state={address.state} onState={(state) => desk.go({ section: 'links', state })} />}
        feeds={<FeedDesk />}
        texts={
          <TextsDesk
            open={address.text}
            isNew={address.state === 'new'}
            onOpen={(text, { isNew, replace = false } = {}) =>
              desk.go({ section: 'texts', text, state: isNew ? 'new' : undefined }, { replace })
            }
          />
        }
        heldPosts={<HeldPanel about={(author) => <ConductButton person={author} me={me} />} />}
      />
    </>
  )
}
