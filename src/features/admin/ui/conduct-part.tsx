// How somebody behaves: whether they are silenced or suspended, notes of the team, and all their posts.
import { useQuery } from '@tanstack/react-query'
import { Panel } from '#design/panel.tsx'
import type { User } from '#features/accounts/account.schema.ts'
import { conductQuery } from './conduct.api.ts'
import { NotesPart } from './notes-part.tsx'
import { PostsPart } from './posts-part.tsx'
import { SuspensionPart } from './suspension-part.tsx'

const never = { title: '', text: '' }

export function ConductPart({ id, me }: { id: string; me: Pick<User, 'id' | 'role'> }) {
  const conduct = useQuery(conductQuery(id))
  return (
    <Panel query={conduct} isEmpty={() => false} empty={never}>
      {({ person, suspension, notes }) => (
        <>
          <SuspensionPart person={person} suspension={suspension} me={me} />
          <NotesPart id={id} notes={notes} me={me} />
          <PostsPart id={id} />
        </>
      )}
    </Panel>
  )
}
