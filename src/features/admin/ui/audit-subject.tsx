// What an act was done to: its name, and the way to it where it is still there.
import { SiteLink, type SiteTarget } from '#design/site-link.tsx'
import type { AuditEntry } from '../admin.schema.ts'

function targetOf(kind: AuditEntry['subjectKind'], id: string): SiteTarget | null {
  if (kind === 'person') return { to: '/admin', search: { section: 'users', id } }
  // Looked for, too: of many payments the list has the newest only.
  if (kind === 'payment') return { to: '/admin', search: { section: 'operations', part: 'payments', query: id, id } }
  if (kind === 'organisation') return { to: '/admin', search: { section: 'operations', part: 'companies' } }
  if (kind === 'listing') return { to: '/edit-job/$id', params: { id } }
  if (kind === 'topic') return { to: '/forum/topics/$topicId', params: { topicId: id } }
  return null
}

export function AuditSubject({ entry: { subject, subjectKind, subjectName } }: { entry: AuditEntry }) {
  const target = subject ? targetOf(subjectKind, subject) : null
  const name = subjectName ?? subject
  if (!name) return null
  if (!target) return <bdi className="block text-muted [overflow-wrap:anywhere]">{name}</bdi>
  return (
    <SiteLink {...target} className="link inline-flex min-h-6 items-center [overflow-wrap:anywhere]">
      <bdi>{name}</bdi>
    </SiteLink>
  )
}
