// The foot of every page: where to go, how to reach us, what was agreed.
import { BrandMark } from '#design/illustration/brand-mark.tsx'
import { SiteLink } from '#design/site-link.tsx'
import { FooterSignup } from '#features/newsletter/ui/footer-signup.tsx'
import { brand } from '#shared/brand.ts'
import type { SiteWords } from '#shared/site-facts.ts'
import { askForConsentAgain } from './cookie-banner.tsx'

const linkClasses =
  'inline-flex min-h-11 items-center py-2 text-muted hover:text-ink hover:underline underline-offset-4'

type Props = {
  isSignedIn: boolean
  words: Pick<SiteWords, 'supportEmail' | 'links'>
}

export function Footer({ isSignedIn, words: { supportEmail, links } }: Props) {
  const [mailbox, host] = supportEmail.split('@')
  return (
    <footer data-scheme="dark" data-version={import.meta.env.APP_VERSION} className="bg-deep print:hidden">
      <div className="page-width grid grid-cols-[repeat(auto-fill,minmax(max(8rem,30%),1fr))] gap-x-6 gap-y-8 py-12 lg:grid-cols-[2fr_1fr_1fr_1fr]">
        <div className="col-span-full lg:col-span-1">
          <p className="flex items-center gap-2.5 font-display text-lg font-bold text-white">
            <BrandMark className="size-8" />
            {brand.name}
          </p>
          <p className="mt-3 max-w-sm text-muted">{brand.description}</p>
          {!isSignedIn && <FooterSignup />}
        </div>
        <nav aria-label="Find your way">
          <p className="font-semibold">Find your way</p>
          <ul className="mt-2">
            <li>
              <SiteLink to="/" className={linkClasses}>
                Find a job
              </SiteLink>
            </li>
            <li>
              <SiteLink to="/chart" className={linkClasses}>
                The chart
              </SiteLink>
            </li>
            <li>
              <SiteLink to="/educational" className={linkClasses}>
                Careers
              </SiteLink>
            </li>
            <li>
              <SiteLink to="/guide" className={linkClasses}>
                Guide to applications
              </SiteLink>
            </li>
            <li>
              <SiteLink to="/pay" className={linkClasses}>
                What it pays
              </SiteLink>
            </li>
            <li>
              <SiteLink to="/blog" className={linkClasses}>
                Blog
              </SiteLink>
            </li>
            <li>
              <SiteLink to="/forum" className={linkClasses}>
                Forum
              </SiteLink>
            </li>
            <li>
              <SiteLink to="/about" className={linkClasses}>
                About us
              </SiteLink>
            </li>
          </ul>
        </nav>
        <nav aria-label="Join">
          <p className="font-semibold">Join</p>
          <ul className="mt-2">
            <li>
              <SiteLink to="/auth" state={{ signUp: true }} className={linkClasses}>
                Create an account
              </SiteLink>
            </li>
            <li>
              <SiteLink to="/membership" className={linkClasses}>
                Membership
              </SiteLink>
            </li>
            <li>
              <SiteLink to="/account" search={{ tab: 'pricing' }} className={linkClasses}>
                Your plan
              </SiteLink>
            </li>
            <li>
              <a href={`mailto:${supportEmail}`} className={`${linkClasses} [overflow-wrap:anywhere]`}>
                {mailbox}@<wbr />
                {host}
              </a>
            </li>
            {links.map(({ label, url }) => (
              <li key={label}>
                <a href={url} target="_blank" rel="noopener noreferrer" className={linkClasses}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <nav aria-label="Legal">
          <p className="font-semibold">Small print</p>
          <ul className="mt-2">
            <li>
              <SiteLink to="/privacy-policy" className={linkClasses}>
                Privacy policy
              </SiteLink>
            </li>
            <li>
              <SiteLink to="/terms-of-service" className={linkClasses}>
                Terms of service
              </SiteLink>
            </li>
            <li>
              <SiteLink to="/terms-of-sale" className={linkClasses}>
                Terms of sale
              </SiteLink>
            </li>
            <li>
              <button type="button" className={linkClasses} onClick={askForConsentAgain}>
                Manage Cookies
              </button>
            </li>
          </ul>
        </nav>
      </div>
      <div className="page-width flex flex-wrap items-center justify-between gap-x-6 border-t border-line py-4 text-sm text-muted">
        <p>{brand.name}. Listings link to the organisations' own postings.</p>
        <SiteLink
          to="/admin-login"
          className="-mx-2 inline-flex min-h-11 items-center px-2 text-xs text-muted hover:text-ink"
        >
          admin
        </SiteLink>
      </div>
    </footer>
  )
}
