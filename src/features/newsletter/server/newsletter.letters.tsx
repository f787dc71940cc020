// What the newsletter's letters say: the weekly issue, and the question whether an address is its owner's.
import type { Letter } from '#platform/mail/letter.tsx'
import {
  LetterButton,
  LetterHeading,
  LetterLink,
  LetterRows,
  LetterSubheading,
  Paragraph,
  SmallPrint,
} from '#platform/mail/letter-parts.tsx'
import { brand } from '#shared/brand.ts'
import { writeDay } from '#shared/plain-writing.ts'
import { aboutJob, aboutTopic, type IssueView, type Variant } from '../newsletter.rules.ts'
import { IntroBody } from './intro-body.tsx'

export function confirmLetter(link: string): Letter {
  return {
    subject: `Please confirm: the ${brand.name} newsletter`,
    preheader: 'One click, and the next issue comes to you.',
    body: (
      <>
        <LetterHeading>Shall we write to you?</LetterHeading>
        <Paragraph>
          Somebody, hopefully you, asked for the weekly {brand.name} newsletter at this address. It comes on Mondays,
          with new listings and something to read.
        </Paragraph>
        <LetterButton href={link}>Yes, send it to me</LetterButton>
        <SmallPrint>
          The link works for seven days. If you did not ask, ignore this letter: nothing more will come.
        </SmallPrint>
      </>
    ),
  }
}

export type IssueLinks = {
  publicUrl: string
  unsubscribe: string
  preferences: string
  price: string
  isOwn: (address: string) => boolean
  /** So that visits can be counted by issue, of those who agree to be counted. */
  mark: (address: string) => string
}
type IssueText = { subject: string; intro: string; view: IssueView; variant: Variant; links: IssueLinks }

export function issueLetter({ subject: written, intro, view, variant, links }: IssueText): Letter {
  const subject = written || subjectOf(view)
  return {
    subject,
    preheader: view.jobs.map(({ title }) => title).join(' · ') || (view.article?.title ?? brand.tagline),
    body: (
      <>
        <LetterHeading>{subject}</LetterHeading>
        {intro && <IntroBody markdown={intro} addressOf={(href) => (links.isOwn(href) ? links.mark(href) : href)} />}
        <Listings view={view} variant={variant} links={links} />
        <Closing view={view} variant={variant} links={links} />
        {view.article && (
          <>
            <LetterSubheading>To read</LetterSubheading>
            <LetterRows
              rows={[
                {
                  key: view.article.id,
                  href: links.mark(`${links.publicUrl}/blog/${view.article.id}`),
                  title: view.article.title,
                  about: view.article.description,
                },
              ]}
            />
          </>
        )}
        <Topics view={view} links={links} />
      </>
    ),
    footer: (
      <>
        You get this letter on Mondays because you subscribed to the {brand.name} newsletter.{' '}
        <LetterLink href={links.unsubscribe}>Unsubscribe</LetterLink> or{' '}
        <LetterLink href={links.preferences}>choose what we send you</LetterLink>.
      </>
    ),
  }
}

function subjectOf({ jobs, moreJobs, article }: IssueView): string {
  const count = jobs.length + moreJobs
  if (count === 0) return article ? `New to read: ${article.title}` : `The week at ${brand.name}`
  return count === 1 ? 'One new berth this week' : `${count} new berths this week`
}

function Listings({ view, variant, links }: { view: IssueView; variant: Variant; links: IssueLinks }) {
  const { jobs, moreJobs } = view
  const { publicUrl, price, mark } = links
  if (jobs.length + moreJobs === 0) return null
  const board = mark(`${publicUrl}/?scrollToJobs=true`)
  return (
    <>
      <LetterSubheading>New on the board</LetterSubheading>
      <LetterRows
        rows={jobs.map((job) => ({
          key: job.id,
          href: mark(`${publicUrl}/jobs/${job.id}`),
          title: job.title,
          about: aboutJob(job),
        }))}
      />
      {moreJobs > 0 && (
        <Paragraph>
          {variant === 'member' ? (
            <strong>{moreJobs} more on the board.</strong>
          ) : (
            <>
              <strong>{moreJobs} more for members.</strong> A membership shows every listing for a year, for {price}.
            </>
          )}
        </Paragraph>
      )}
      {variant === 'member' ? (
        <LetterButton href={board}>See the whole board</LetterButton>
      ) : (
        <LetterButton href={mark(`${publicUrl}/account?tab=pricing`)}>Get Membership</LetterButton>
      )}
    </>
  )
}

function Closing({
  view: { closing, moreClosing },
  variant,
  links: { publicUrl, mark },
}: {
  view: IssueView
  variant: Variant
  links: IssueLinks
}) {
  if (closing.length + moreClosing === 0) return null
  return (
    <>
      <LetterSubheading>Closing this week</LetterSubheading>
      <LetterRows
        rows={closing.map((job) => ({
          key: job.id,
          href: mark(`${publicUrl}/jobs/${job.id}`),
          title: job.title,
          about: `${aboutJob(job)}. Apply by ${writeDay(new Date(job.closesOn))}`,
        }))}
      />
      {moreClosing > 0 && (
        <Paragraph>
          {moreClosing === 1 ? 'One more closes' : `${moreClosing} more close`} this week,{' '}
          {variant === 'member' ? 'on the board' : 'for members to see'}.
        </Paragraph>
      )}
    </>
  )
}

function Topics({ view: { topics }, links: { publicUrl, mark } }: { view: IssueView; links: IssueLinks }) {
  if (topics.length === 0) return null
  return (
    <>
      <LetterSubheading>Talked about in the forum</LetterSubheading>
      <LetterRows
        rows={topics.map((topic) => ({
          key: topic.id,
          href: mark(`${publicUrl}/forum/topics/${topic.id}`),
          title: topic.title,
          about: aboutTopic(topic),
        }))}
      />
    </>
  )
}
