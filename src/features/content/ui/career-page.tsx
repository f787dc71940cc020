// /career/{id}: what a profession asks and gives, and where to go from here.
import { linkOptions } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Badge } from '#design/badge.tsx'
import { buttonClasses } from '#design/button.tsx'
import { ArrowLeft, Banknote, Clock, MapPin, Search } from '#design/icons.tsx'
import { Prose } from '#design/prose.tsx'
import { SiteLink } from '#design/site-link.tsx'
import type { CareerSummary } from '../career.schema.ts'
import { ArticleCard } from './article-card.tsx'
import { Body } from './body.tsx'
import type { PlacedProgramme } from './campus.ts'
import { CareerFact, CareerList, SkillList } from './career-facts.tsx'
import type { OpenCareer } from './library.ts'
import { NeighbourLinks } from './neighbour-links.tsx'
import { ProgrammeCard } from './programme-card.tsx'
import { ReadingColumns } from './reading-columns.tsx'
import { Scene } from './scene.tsx'

export interface CareerPageProps extends OpenCareer {
  programmes: readonly PlacedProgramme[]
  /** Listings of the board that fit, handed in by the site. */
  openJobs?: ReactNode
  /** What those of two years pay, handed in by the site. */
  pay?: ReactNode
  /** What the site says beneath the text. */
  foot?: ReactNode
}

export function CareerPage({ career, articles, programmes, neighbours, openJobs, pay, foot }: CareerPageProps) {
  const { before, after } = neighbours
  return (
    <div className="page-width py-8 sm:py-12">
      <article aria-labelledby="career-title">
        <SiteLink
          to="/educational"
          className="link inline-flex min-h-11 items-center gap-2 text-sm font-semibold print:hidden"
        >
          <ArrowLeft aria-hidden="true" className="size-4" />
          All careers
        </SiteLink>
        <header className="mt-4 grid items-center gap-8 lg:grid-cols-2 lg:gap-12">
          <div>
            {career.isNew && (
              <Badge strong className="mb-3">
                NEW
              </Badge>
            )}
            <h1 id="career-title" className="text-3xl sm:text-4xl">
              {career.title}
            </h1>
            <p className="mt-4 text-lg text-muted">{career.description}</p>
            <dl className="mt-6 grid gap-4">
              <CareerFact icon={<Banknote />} name="Salary range" value={career.salaryRange} />
              <CareerFact icon={<Clock />} name="Duration" value={career.duration} />
              <CareerFact icon={<MapPin />} name="Location" value={career.location} />
            </dl>
          </div>
          <Scene
            first
            id={career.id}
            className="aspect-3/2 w-full overflow-hidden rounded-lg max-lg:order-first print:hidden"
          />
        </header>
        {pay && <div className="mt-10 empty:hidden sm:mt-14">{pay}</div>}
        <div className="mt-10 grid gap-6 sm:mt-14 md:grid-cols-2">
          <CareerList title="Responsibilities" items={career.responsibilities} />
          <CareerList title="Requirements" items={career.requirements} />
          <SkillList title="Skills" items={career.skills} className="md:col-span-2" />
        </div>
        <ReadingColumns label="On this page" headings={career.headings} className="mt-12 sm:mt-16">
          <Prose className="[&>h2:first-child]:mt-0">
            <Body nodes={career.body} />
          </Prose>
          {foot}
        </ReadingColumns>
      </article>
      <div className="mt-16 grid gap-16 print:hidden">
        <section aria-labelledby="jobs-heading">
          <h2 id="jobs-heading">Open listings</h2>
          {openJobs && <div className="mt-6 empty:hidden">{openJobs}</div>}
          <p className="mt-4 mb-5 max-w-prose text-muted">
            Titles differ from one employer to the next, so a search finds more than a category would.
          </p>
          <SiteLink
            to="/"
            hash="jobs"
            search={{ search: career.jobSearch }}
            className={buttonClasses({ variant: 'primary' })}
          >
            <Search aria-hidden="true" />
            Search the board for “{career.jobSearch}”
          </SiteLink>
        </section>
        <section aria-labelledby="study-heading">
          <h2 id="study-heading">Where to study</h2>
          <ul className="mt-6 grid gap-4 sm:grid-cols-2 lg:gap-6">
            {programmes.map(({ country, ...programme }) => (
              <ProgrammeCard key={programme.id} programme={programme} country={country} />
            ))}
          </ul>
          <p className="mt-4">
            <SiteLink to="/universities" className="link inline-flex min-h-11 items-center">
              All university programmes
            </SiteLink>
          </p>
        </section>
        <section aria-labelledby="reading-heading">
          <h2 id="reading-heading">Read on</h2>
          <ul className="mt-6 grid gap-6 md:grid-cols-3 lg:gap-8">
            {articles.map((article) => (
              <ArticleCard key={article.id} article={article} size="compact" />
            ))}
          </ul>
        </section>
        <NeighbourLinks
          label="More careers"
          before={before && towards(before, 'Previous career')}
          after={after && towards(after, 'Next career')}
        />
      </div>
    </div>
  )
}

function towards({ id, title }: CareerSummary, label: string) {
  return { link: linkOptions({ to: '/career/$id', params: { id } }), title, label }
}
