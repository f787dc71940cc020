// The dashboard's own way around: a column beside the page, a strip above it on a phone.
import { useRef } from 'react'
import { Button } from '#design/button.tsx'
import { classNames } from '#design/class-names.ts'
import { useHydrated } from '#design/hydrated.ts'
import { LogOut } from '#design/icons.tsx'
import { BrandMark } from '#design/illustration/brand-mark.tsx'
import { useSideways } from '#design/sideways.ts'
import { SiteLink } from '#design/site-link.tsx'
import { brand } from '#shared/brand.ts'
import type { Section } from './section-names.ts'
import { sectionLooks } from './sections.ts'

type Props = {
  sections: readonly Section[]
  section: Section
  onSection: (section: Section) => void
  /** How much needs a person in each of them, where that is known. */
  waiting?: Partial<Record<Section, number>> | undefined
  onSignOut: () => void
  isSigningOut: boolean
}

export function Sidebar({ sections, section, onSection, waiting = {}, onSignOut, isSigningOut }: Props) {
  // A choice made before the page has come to life would be lost.
  const isHydrated = useHydrated()
  const strip = useRef<HTMLUListElement>(null)
  useSideways(strip, section)
  return (
    <div className="min-w-0 lg:sticky lg:top-20 lg:self-start">
      <div className="flex items-center justify-between gap-3 lg:mb-4">
        <SiteLink
          to="/"
          className="inline-flex min-h-11 items-center gap-2.5 rounded-md px-3 font-display text-lg font-bold"
        >
          <BrandMark className="size-7" />
          {brand.name}
        </SiteLink>
        <SignOut className="lg:hidden" {...{ onSignOut, isSigningOut }} />
      </div>
      <nav aria-label="Administration">
        <ul ref={strip} className="flex gap-1 overflow-x-auto py-1 lg:flex-col">
          {sections.map((each) => {
            const { label, Icon } = sectionLooks[each]
            const count = waiting[each] ?? 0
            return (
              <li key={each} className="relative flex-none">
                <button
                  type="button"
                  disabled={!isHydrated}
                  aria-current={each === section ? 'page' : undefined}
                  onClick={() => onSection(each)}
                  className={classNames(
                    'flex min-h-11 w-full items-center gap-3 rounded-md px-3 font-semibold whitespace-nowrap',
                    'focus-visible:-outline-offset-2',
                    each === section ? 'bg-solid text-on-solid' : 'text-muted hover:bg-hover hover:text-ink',
                  )}
                >
                  <Icon className="size-5 flex-none" aria-hidden="true" />
                  {label}
                  {count > 0 && <WaitingMark count={count} />}
                </button>
                {count > 0 && (
                  <span className="sr-only">{count === 1 ? 'One thing waits' : `${count} things wait`} for you</span>
                )}
              </li>
            )
          })}
        </ul>
      </nav>
      <div className="mt-4 hidden border-t border-line pt-4 lg:block">
        <SignOut className="w-full justify-start! gap-3! px-3! [&_svg]:size-5!" {...{ onSignOut, isSigningOut }} />
      </div>
    </div>
  )
}

function WaitingMark({ count }: { count: number }) {
  return (
    <span aria-hidden="true" className="ml-auto rounded-full bg-amber-soft px-2 text-sm text-amber-ink tabular-nums">
      {count}
    </span>
  )
}

function SignOut({
  onSignOut,
  isSigningOut,
  className,
}: Pick<Props, 'onSignOut' | 'isSigningOut'> & { className?: string }) {
  return (
    <Button
      variant="ghost"
      {...(className ? { className } : {})}
      onClick={onSignOut}
      pending={isSigningOut}
      pendingText="Signing out"
    >
      <LogOut aria-hidden="true" />
      Sign Out
    </Button>
  )
}
