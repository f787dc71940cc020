// The Profile tab: picture, name, address, password, second factor, devices, data.
import type { ReactNode } from 'react'
import { Avatar } from '#design/avatar.tsx'
import { Card } from '#design/card.tsx'
import { UnsavedTogether } from '#design/unsaved-changes.tsx'
import { PictureUpload } from '#features/uploads/ui/picture-upload.part.tsx'
import { maxUploadBytes, sizedPath } from '#features/uploads/upload.rules.ts'
import type { User } from '../account.schema.ts'
import { AccessTokensCard } from './access-tokens-card.tsx'
import { usePictureChange, usePictureRemoval } from './account.api.ts'
import { DataCard } from './data-card.tsx'
import { EmailCard } from './email-card.tsx'
import { NameCard } from './name-card.tsx'
import { PasswordCard } from './password-card.tsx'
import { SecondFactorCard } from './second-factor-card.part.tsx'
import { SessionsCard } from './sessions-card.tsx'
import { UsernameCard } from './username-card.tsx'

type Props = {
  user: User
  supportEmail: string
  aboutCard: ReactNode
  newsletterCard: ReactNode
  onDeleted: () => void
}

export function ProfileTab({ user, supportEmail, aboutCard, newsletterCard, onDeleted }: Props) {
  return (
    <UnsavedTogether>
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <div className="grid gap-6">
          <PictureCard user={user} />
          <NameCard user={user} />
          <UsernameCard user={user} />
          {aboutCard}
          <EmailCard user={user} onDeleted={onDeleted} />
          <SessionsCard user={user} />
        </div>
        <div className="grid gap-6">
          {newsletterCard}
          <PasswordCard user={user} supportEmail={supportEmail} />
          <SecondFactorCard email={user.email} />
          <AccessTokensCard user={user} />
          <DataCard user={user} />
        </div>
      </div>
    </UnsavedTogether>
  )
}

function PictureCard({ user }: { user: User }) {
  const change = usePictureChange()
  const removal = usePictureRemoval()
  return (
    <Card as="section">
      <h2 className="mb-4 text-xl">Profile picture</h2>
      <PictureUpload
        label="Your picture"
        name="profilePicture"
        buttonText={user.profilePicture ? 'Choose another' : 'Choose a picture'}
        current={user.profilePicture ? sizedPath(user.profilePicture, 192) : null}
        maxBytes={maxUploadBytes}
        preview={(src) => <Avatar name={user.username} src={src} size="xl" />}
        onUploaded={async (path) => void (await change.mutateAsync(path))}
        onRemove={() => removal.mutateAsync()}
      />
    </Card>
  )
}
