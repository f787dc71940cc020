// A link to keep among the bookmarks: pressed on a posting's page, it opens this one with its address.
import { useEffect, useRef } from 'react'
import { buttonClasses } from '#design/button.tsx'
import { Bookmark } from '#design/icons.tsx'
import { showToast } from '#design/toast-store.ts'
import { brand } from '#shared/brand.ts'

export function Bookmarklet() {
  const link = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    const anchor = link.current
    const target = `${window.location.origin}/post-job?import=`
    // React refuses such addresses, as it can't know that this one is our own.
    anchor?.setAttribute('href', `javascript:void open('${target}'+encodeURIComponent(location.href))`)
    anchor?.addEventListener('click', explain)
    return () => anchor?.removeEventListener('click', explain)
  }, [])
  return (
    <div className="grid justify-items-start gap-2 text-sm">
      <p>Drag this to your bookmarks. On the page of a posting, it opens this form, filled in.</p>
      <a ref={link} href="#bookmark" draggable className={buttonClasses({ variant: 'outline', size: 'sm' })}>
        <Bookmark aria-hidden="true" />
        Import to {brand.name}
      </a>
    </div>
  )
}

/** Here it would only open this page again. */
function explain(event: Event): void {
  event.preventDefault()
  showToast({ title: 'Drag it to your bookmarks', description: 'It works from there, on the page of a posting.' })
}
