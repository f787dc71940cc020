// On a listing's page: people who said that they held such a berth, a question to each, and what was asked before.
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { askedPart } from '#design/asked-part.ts'
import { Avatar } from '#design/avatar.tsx'
import { Button } from '#design/button.tsx'
import { Card } from '#design/card.tsx'
import { SiteLink } from '#design/site-link.tsx'
import type { AskedTopic, BerthHolder } from '../berth.schema.ts'
import { authorPicture } from './author-picture.ts'
import { personLink, topicLink } from './forum-links.ts'
import { listingPeopleQuery } from './questions.api.ts'

const AskDialog = askedPart(async () => (await import('./ask-dialog.tsx')).AskDialog)

/** Nothing at all where there is nobody to ask and nothing was asked. */
export function AskAbout({ jobId }: { jobId: string }) {
  const { data } = useQuery(listingPeopleQuery(jobId))
  if (!data || data.people.length + data.topics.length === 0) return null
  return (
    <section aria-labelledby="ask-about" className="mt-8 max-w-read print:hidden">
      <h2 id="ask-about" className="text-xl">
        {data.people.length > 0 ? 'Ask somebody who was there' : 'Questions about this listing'}
      </h2>
      {data.people.length > 0 && (
        <Card padding="none" className="mt-4">
          <ul className="divide-y divide-line">
            {data.people.map((person) => (
              <Holder key={person.id} jobId={jobId} person={person} />
            ))}
          </ul>
        </Card>
      )}
      {data.topics.length > 0 && <Asked topics={data.topics} />}
    </section>
  )
}

function Holder({ jobId, person }: { jobId: string; person: BerthHolder }) {
  const { username, work, year, topicId } = person
  const [isOpen, setOpen] = useState<boolean | null>(null)
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-5 py-4">
      <Avatar name={username} src={authorPicture(person)} size="sm" />
      <div className="min-w-0 flex-1 basis-40 [overflow-wrap:anywhere]">
        <SiteLink {...personLink(username)} className="font-semibold hover:underline">
          <bdi>{username}</bdi>
        </SiteLink>
        <p className="text-sm text-muted">
          <bdi>{work}</bdi>, {year}
        </p>
      </div>
      {topicId ? (
        <SiteLink {...topicLink(topicId)} className="link inline-flex min-h-11 items-center text-sm">
          Your question
        </SiteLink>
      ) : (
        <Button variant="outline" size="sm" onClick={() => setOpen(true)}>
          Ask<span className="sr-only"> {username}</span>
        </Button>
      )}
      <Suspense>
        {isOpen !== null && <AskDialog jobId={jobId} person={person} open={isOpen} onOpenChange={setOpen} />}
      </Suspense>
    </li>
  )
}

function Asked({ topics }: { topics: readonly AskedTopic[] }) {
  return (
    <>
      <h3 className="mt-6 text-base">Asked in the forum</h3>
      <ul className="mt-2 grid gap-2">
        {topics.map(({ id, title, replyCount }) => (
          <li key={id}>
            <SiteLink {...topicLink(id)} dir="auto" className="link [overflow-wrap:anywhere]">
              {title}
            </SiteLink>{' '}
            <span className="text-sm text-muted">
              {replyCount} {replyCount === 1 ? 'reply' : 'replies'}
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}
