// What is known of one person: address, role, posts, and where they are signed in.
import type { ReactNode } from 'react'
import { Badge } from '#design/badge.tsx'
import { writeMinute } from '#shared/write-minute.ts'
import type { UserFile } from '../admin.schema.ts'
import { FactList } from './fact-list.tsx'
import { roleNames, writeDay } from './writing.ts'

export function PersonFacts({ file: { user, sessions, topics, replies } }: { file: UserFile }) {
  const name = [user.firstName, user.lastName].filter(Boolean).join(' ')
  const facts: [string, ReactNode][] = [
    [
      'E-mail',
      <span key="e-mail" className="inline-flex flex-wrap items-center gap-x-2 gap-y-1">
        {user.email}
        <Badge tone={user.emailVerified ? 'green' : 'amber'}>
          {user.emailVerified ? 'Confirmed' : 'Not confirmed'}
        </Badge>
      </span>,
    ],
    ['Name', name || '–'],
    ['Role', roleNames[user.role]],
    ['Joined', writeDay(user.createdAt)],
    ['Last login', writeDay(user.lastLogin)],
    ['Forum', `${topics} ${topics === 1 ? 'topic' : 'topics'}, ${replies} ${replies === 1 ? 'reply' : 'replies'}`],
  ]
  return (
    <div className="grid gap-6">
      <FactList facts={facts} />
      <section className="grid gap-2">
        <h3 className="text-lg">Sessions, now</h3>
        {sessions.length === 0 && <p className="text-sm text-muted">Signed in nowhere.</p>}
        <ul className="grid gap-2 text-sm">
          {sessions.map((session) => (
            <li key={session.id} className="flex flex-wrap justify-between gap-x-4 rounded-md bg-sunken px-3 py-2">
              <span className="font-medium">{session.device}</span>
              <span className="text-muted">
                {session.address}, last seen {writeMinute(session.lastSeenAt)}
              </span>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}
