// One sentence of the operator above every page. It comes with the page, so that nothing shifts, and without React's help:
// a few lines beside it hide it before the first picture for whoever has closed it, and when it is over.
import { createIsomorphicFn } from '@tanstack/react-start'
import { X } from '#design/icons.tsx'
import { storageKeys } from '#shared/brand.ts'
import type { SiteWords } from '#shared/site-facts.ts'
import { renderNonce } from '../render-context.ts'

type Props = { announcement: NonNullable<SiteWords['announcement']>; now: Date }

const id = 'announcement'

/** Text, as whatever runs the server may rewrite a function's. */
const keeper = `((storageKeys, told, left) => {
const bar = document.getElementById('${id}')
const hide = () => bar.hidden = true
try {
if (localStorage.getItem(storageKeys.announcement) === told) return hide()
} catch {}
if (left < 86400000) setTimeout(hide, left)
bar.querySelector('button').addEventListener('click', () => {
hide()
document.getElementById('main').focus({ preventScroll: true })
try {
localStorage.setItem(storageKeys.announcement, told)
} catch {}
})
})`

export const AnnouncementBar = createIsomorphicFn()
  .server(function AnnouncementBar({ announcement: { text, endsAt }, now }: Props) {
    const facts = [{ announcement: storageKeys.announcement }, `${endsAt} ${text}`, Date.parse(endsAt) - now.getTime()]
    const args = facts.map((fact) => JSON.stringify(fact).replaceAll('<', '\\u003c')).join(',')
    return (
      <aside
        id={id}
        aria-label="Announcement"
        suppressHydrationWarning
        className="bg-teal-soft text-teal-ink print:hidden"
      >
        <div className="page-width flex items-center justify-between gap-4 py-1">
          <p className="py-2 text-sm font-medium wrap-anywhere">{text}</p>
          <button
            type="button"
            aria-label="Close the announcement"
            className="inline-flex size-11 flex-none items-center justify-center rounded-md hover:bg-hover"
          >
            <X aria-hidden="true" className="size-5" />
          </button>
        </div>
        <script nonce={renderNonce()}>{`${keeper}(${args})`}</script>
      </aside>
    )
  })
  .client(function AnnouncementBar(_: Props) {
    // An empty text: what the server has drawn is left as it is.
    return (
      <aside
        id={id}
        aria-label="Announcement"
        suppressHydrationWarning
        className="bg-teal-soft text-teal-ink print:hidden"
      >
        {''}
      </aside>
    )
  })
