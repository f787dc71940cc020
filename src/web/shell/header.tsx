// The banner of every page: brand, where one can go, news, the account, and for the team its back-office and a way to post.
import { Link, useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { buttonClasses } from '#design/button.tsx'
import { IconButton } from '#design/icon-button.tsx'
import { LogOut, Menu, Plus, UserRound, X } from '#design/icons.tsx'
import { BrandMark } from '#design/illustration/brand-mark.tsx'
import { SiteLink } from '#design/site-link.tsx'
import { useSignOut } from '#features/accounts/ui/session.api.ts'
import { SignInLink } from '#features/accounts/ui/sign-in-link.part.tsx'
import type { Role } from '#shared/actor.ts'
import { brand } from '#shared/brand.ts'
import { isStaff, mayUse } from '#shared/staff.ts'
import { HeaderBell } from './header-bell.tsx'

const links = [
  { to: '/educational', label: 'Educational' },
  { to: '/forum', label: 'Forum' },
  { to: '/blog', label: 'Blog' },
  { to: '/universities', label: 'Universities' },
] as const

const menuId = 'site-menu'

type Props = { role: Role | null; isMember: boolean }

/** The team has more links, and gets the menu on a wider screen. */
const widths = {
  others: { bar: '@6xl/header:flex', menu: '@6xl/header:hidden' },
  team: { bar: '@7xl/header:flex', menu: '@7xl/header:hidden' },
}

/** Laid out by its own width in letters, so that large text gets the menu rather than a page wider than the screen. */
export function Header({ role, isMember }: Props) {
  const [isMenuOpen, setMenuOpen] = useState(false)
  const toggle = useRef<HTMLButtonElement>(null)
  const router = useRouter()
  const at = widths[role && isStaff({ role }) ? 'team' : 'others']

  // A choice in the menu leads to another page: the menu has done its work.
  useEffect(() => router.subscribe('onBeforeNavigate', () => setMenuOpen(false)), [router])

  useEffect(() => {
    if (!isMenuOpen) return
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      setMenuOpen(false)
      toggle.current?.focus()
    }
    document.addEventListener('keydown', closeOnEscape)
    return () => document.removeEventListener('keydown', closeOnEscape)
  }, [isMenuOpen])

  return (
    <header data-scheme="dark" className="@container/header sticky top-0 z-30 bg-deep print:hidden">
      <div className="header-row page-width">
        <SiteLink to="/" className="header-brand">
          <BrandMark />
          {brand.name}
        </SiteLink>
        <nav aria-label="Main" className={`ml-4 hidden items-center ${at.bar}`}>
          <MainLinks isMember={isMember} />
        </nav>
        <div className="ml-auto flex items-center gap-2">
          {role && <HeaderBell />}
          <div className={`hidden items-center gap-2 ${at.bar}`}>
            <AccountLinks role={role} />
          </div>
          <IconButton
            ref={toggle}
            label={isMenuOpen ? 'Close menu' : 'Open menu'}
            className={at.menu}
            aria-expanded={isMenuOpen}
            aria-controls={menuId}
            onClick={() => setMenuOpen(!isMenuOpen)}
          >
            {isMenuOpen ? <X aria-hidden="true" /> : <Menu aria-hidden="true" />}
          </IconButton>
        </div>
      </div>
      <nav
        id={menuId}
        aria-label="Menu"
        hidden={!isMenuOpen}
        className={`page-width grid max-h-[calc(100dvh-var(--spacing)*16)] gap-1 overflow-y-auto border-t border-line py-4 ${at.menu}`}
      >
        {isMenuOpen && (
          <>
            <MainLinks isMember={isMember} />
            <div className="mt-3 flex flex-wrap items-center gap-2 border-t border-line pt-4">
              <AccountLinks role={role} />
            </div>
          </>
        )}
      </nav>
    </header>
  )
}

/** The way to the listings, the four of every page, and what may interest this person next. */
function MainLinks({ isMember }: { isMember: boolean }) {
  return (
    <>
      <SiteLink to="/" hash="jobs" className="header-link">
        Jobs
      </SiteLink>
      {links.map(({ to, label }) => (
        <Link key={to} to={to} className="header-link">
          {label}
        </Link>
      ))}
      {isMember ? (
        <Link to="/guide" className="header-link">
          Guide
        </Link>
      ) : (
        <Link to="/membership" className="header-link">
          Membership
        </Link>
      )}
    </>
  )
}

function AccountLinks({ role }: { role: Role | null }) {
  const router = useRouter()
  const signOut = useSignOut({
    onDone: async () => {
      await router.navigate({ to: '/' })
      await router.invalidate()
    },
  })
  return (
    <>
      {role && isStaff({ role }) && (
        <Link to="/admin" className={buttonClasses({ variant: 'ghost', size: 'sm' })}>
          Back-office
        </Link>
      )}
      {role && mayUse({ role }, 'listings') && (
        <Link to="/post-job" className={buttonClasses({ variant: 'outline', size: 'sm' })}>
          <Plus aria-hidden="true" />
          Post Job
        </Link>
      )}
      {role ? (
        // Side by side wherever the row breaks: a lone sign at its end would say little.
        <div className="flex items-center gap-2">
          <Link to="/account" className={buttonClasses({ variant: 'solid', size: 'sm' })}>
            <UserRound aria-hidden="true" />
            My Account
          </Link>
          <IconButton label="Sign out" size="sm" pending={signOut.isPending} onClick={() => signOut.mutate()}>
            <LogOut aria-hidden="true" />
          </IconButton>
        </div>
      ) : (
        <SignInLink className={buttonClasses({ variant: 'solid', size: 'sm' })}>Sign In</SignInLink>
      )}
    </>
  )
}
