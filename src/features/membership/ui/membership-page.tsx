// /membership: what it gives, what it costs, where the money goes, what it is not. Open to everybody.
import type { ReactNode } from 'react'
import { buttonClasses } from '#design/button.tsx'
import { Card } from '#design/card.tsx'
import { ChevronDown } from '#design/icons.tsx'
import { PageHeading } from '#design/page-heading.tsx'
import { SiteLink } from '#design/site-link.tsx'
import { SignInLink } from '#features/accounts/ui/sign-in-link.part.tsx'
import { fillFacts } from '#features/content/facts.rules.ts'
import { Body } from '#features/content/ui/reading.part.tsx'
import { writeNumber } from '#shared/plain-writing.ts'
import type { SiteWords } from '#shared/site-facts.ts'
import type { ChapterTeaser } from '../guide.schema.ts'
import type { Question } from '../questions.rules.ts'
import { freeBenefits, memberBenefits } from './benefits.ts'
import { GetMembershipButton } from './get-membership-button.part.tsx'
import { PlanCard } from './plan-card.tsx'

export type MembershipPageProps = {
  /** Listings on the board now; null when nobody knows. */
  total: number | null
  freeChapter: ChapterTeaser | undefined
  isSignedIn: boolean
  isMember: boolean
  words: SiteWords
  questions: readonly Question[]
}

export function MembershipPage({ total, freeChapter, isSignedIn, isMember, words, questions }: MembershipPageProps) {
  const { price } = words
  return (
    <div className="page-width max-w-5xl! py-10 md:py-14">
      <PageHeading
        title="Membership"
        lead={
          total && total > 1
            ? `${price.text} opens all ${writeNumber(total)} opportunities, and every new one for a year. Paid once; it ends by itself.`
            : `${price.text} opens every opportunity for a year. Paid once; it ends by itself.`
        }
      />
      <Plans price={price} isSignedIn={isSignedIn} isMember={isMember} />
      <WhatItIs ngos={words.ngos} />
      <p className="mt-6">
        What the work itself pays, from two years of our own listings:{' '}
        <SiteLink to="/pay" className="link">
          medians and ranges, open to everybody
        </SiteLink>
        .
      </p>
      {freeChapter && <FreeChapter chapter={freeChapter} />}
      <Questions questions={questions} words={words} />
    </div>
  )
}

type Who = Pick<MembershipPageProps, 'isSignedIn' | 'isMember'>

function Plans({ price, isSignedIn, isMember }: Who & Pick<SiteWords, 'price'>) {
  return (
    <div className="mt-8 grid gap-6 md:grid-cols-2">
      <PlanCard
        title="Free Plan"
        price={price.free}
        note="For as long as you like"
        benefits={freeBenefits}
        isCurrent={isSignedIn && !isMember}
      >
        {!isSignedIn && (
          <SignInLink signUp returnTo="/" className={buttonClasses({ variant: 'outline', block: true })}>
            Create a free account
          </SignInLink>
        )}
      </PlanCard>
      <PlanCard
        title="One year membership"
        price={price.text}
        note={`${price.monthly}, paid once, no automatic renewal`}
        benefits={memberBenefits}
        isCurrent={isMember}
        isStrong
      >
        <WayIn isSignedIn={isSignedIn} isMember={isMember} />
      </PlanCard>
    </div>
  )
}

function WhatItIs({ ngos }: Pick<SiteWords, 'ngos'>) {
  return (
    <div className="mt-12 grid gap-6 md:grid-cols-2">
      <Part title="Where the money goes">
        <p>
          A tenth of every fee goes to an ocean organisation, and each member chooses which one:{' '}
          {ngos.map(({ name }) => name).join(', ')}.{' '}
          <SiteLink to="/ngo" className="link">
            What was given, quarter by quarter
          </SiteLink>
        </p>
        <p>
          The rest pays for the hours of finding, reading and checking postings one by one, and for keeping this site
          running. Organisations do not pay to be listed, so nobody buys a place on the board.
        </p>
      </Part>
      <Part title="What it is not">
        <ul className="grid list-disc gap-2 pl-5">
          <li>It is no promise of a job. We find the postings; the work of applying stays yours.</li>
          <li>It is no agency. You apply to the organisation itself, on its own page, and we are not between you.</li>
          <li>It is no subscription. Nothing renews, and we keep no card.</li>
          <li>It cannot be refunded once it has begun, so have a look at the free plan first.</li>
        </ul>
      </Part>
    </div>
  )
}

function FreeChapter({ chapter }: { chapter: ChapterTeaser }) {
  return (
    <Card as="section" aria-labelledby="free-chapter" padding="lg" className="mt-6">
      <p className="text-sm font-semibold text-link">From the guide, free to read</p>
      <h2 id="free-chapter" className="mt-1 text-2xl">
        {chapter.title}
      </h2>
      <p className="mt-3 max-w-[65ch] text-muted">{chapter.opening}</p>
      <div className="mt-5 flex flex-wrap gap-3">
        <SiteLink
          to="/guide/$chapter"
          params={{ chapter: chapter.id }}
          className={buttonClasses({ variant: 'outline' })}
        >
          Read this chapter ({chapter.minutes} min)
        </SiteLink>
        <SiteLink to="/guide" className={buttonClasses({ variant: 'ghost' })}>
          See all chapters
        </SiteLink>
      </div>
    </Card>
  )
}

function Questions({ questions, words }: Pick<MembershipPageProps, 'questions' | 'words'>) {
  return (
    <section aria-labelledby="questions" className="mt-12">
      <h2 id="questions" className="text-2xl">
        Questions and answers
      </h2>
      <div className="mt-5 grid gap-3">
        {questions.map(({ question, answer }) => (
          <details key={question} data-print="open" className="group rounded-lg border border-line bg-surface px-5">
            <summary className="flex min-h-12 cursor-pointer items-center justify-between gap-4 py-3 font-semibold">
              {fillFacts(question, words)}
              <ChevronDown className="size-5 text-muted transition-transform group-open:rotate-180" />
            </summary>
            <div className="grid max-w-3xl gap-3 pb-5 text-muted">
              <Body nodes={answer} />
            </div>
          </details>
        ))}
      </div>
      <p className="mt-6 text-muted">
        Something else? Write to{' '}
        <a href={`mailto:${words.supportEmail}`} className="link wrap-anywhere">
          {words.supportEmail}
        </a>
        .
      </p>
    </section>
  )
}

function WayIn({ isSignedIn, isMember }: Who) {
  if (isMember)
    return (
      <SiteLink
        to="/account"
        search={{ tab: 'pricing' }}
        className={buttonClasses({ variant: 'outline', block: true })}
      >
        See my membership
      </SiteLink>
    )
  if (isSignedIn) return <GetMembershipButton block>Get Membership</GetMembershipButton>
  return (
    <SignInLink signUp returnTo="/account?tab=pricing" className={buttonClasses({ variant: 'primary', block: true })}>
      Create an account to join
    </SignInLink>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card as="section" padding="lg">
      <h2 className="text-xl">{title}</h2>
      <div className="mt-3 grid gap-3 text-muted">{children}</div>
    </Card>
  )
}
