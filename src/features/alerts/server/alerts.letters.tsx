// What an alert says: what each search found, as far as the reader may see it.
import type { JobCard } from '#features/jobs/job.schema.ts'
import { termsOf } from '#features/jobs/job-line.rules.ts'
import type { Letter } from '#platform/mail/letter.tsx'
import {
  LetterHeading,
  LetterLink,
  LetterRows,
  LetterSubheading,
  Paragraph,
  SmallPrint,
} from '#platform/mail/letter-parts.tsx'
import { brand } from '#shared/brand.ts'

export type SearchNews = {
  name: string
  jobs: JobCard[]
  /** Found, and for members only. */
  locked: number
  boardUrl: string
  stopUrl: string
}
type Links = { publicUrl: string; stopAll: string; price: string }

const shownAtMost = 20

export function alertLetter(news: readonly SearchNews[], links: Links): Letter {
  const count = news.reduce((sum, { jobs, locked }) => sum + jobs.length + locked, 0)
  const locked = news.reduce((sum, each) => sum + each.locked, 0)
  const subject =
    count === 1 ? `New for you: ${firstTitles(news)[0] ?? 'one listing'}` : `${count} new listings for you`
  return {
    subject,
    preheader: firstTitles(news).join(' · ') || `Found by ${news[0]?.name}`,
    body: (
      <>
        <LetterHeading>{count === 1 ? 'One new listing for you' : subject}</LetterHeading>
        {news.map((each) => (
          <Found key={each.stopUrl} news={each} publicUrl={links.publicUrl} />
        ))}
        {locked > 0 && (
          <Paragraph>
            A membership shows every listing for a year, for {links.price}.{' '}
            <LetterLink href={`${links.publicUrl}/membership`}>What it gives</LetterLink>
          </Paragraph>
        )}
      </>
    ),
    footer: (
      <>
        You get this letter because you saved searches at {brand.name}.{' '}
        <LetterLink href={`${links.publicUrl}/account?tab=alerts`}>Change them</LetterLink> or{' '}
        <LetterLink href={links.stopAll}>stop all alerts</LetterLink>.
      </>
    ),
  }
}

/** As many as a list of mails shows at most: hundreds would make the letter so long that mail programs cut its end off. */
function firstTitles(news: readonly SearchNews[]): string[] {
  return news.flatMap(({ jobs }) => jobs.map(({ title }) => title)).slice(0, 5)
}

function Found({ news, publicUrl }: { news: SearchNews; publicUrl: string }) {
  const { name, jobs, locked, boardUrl, stopUrl } = news
  const more = jobs.length - shownAtMost
  return (
    <>
      <LetterSubheading>{name}</LetterSubheading>
      <LetterRows
        rows={jobs.slice(0, shownAtMost).map((job) => ({
          key: job.id,
          href: `${publicUrl}/jobs/${job.id}`,
          title: job.title,
          about: aboutOf(job),
        }))}
      />
      {locked > 0 && (
        <Paragraph>
          {locked === 1 ? 'One listing' : `${locked} listings`} {jobs.length > 0 ? 'more ' : ''}for members.
        </Paragraph>
      )}
      <SmallPrint>
        {more > 0 && `${more === 1 ? '1 more is' : `${more} more are`} on the board. `}
        <LetterLink href={boardUrl}>See all on the board</LetterLink> ·{' '}
        <LetterLink href={stopUrl}>No letters for this search</LetterLink>
      </SmallPrint>
    </>
  )
}

function aboutOf({ company, location, ...offer }: JobCard): string {
  return [`${company}, ${location}`, ...termsOf(offer)].join('; ')
}
