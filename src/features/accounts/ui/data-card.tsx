// Everything we keep of a person, as a file.

import { Button } from '#design/button.tsx'
import { Card } from '#design/card.tsx'
import { Download } from '#design/icons.tsx'
import type { User } from '../account.schema.ts'
import { useDownload } from './account.api.ts'

export function DataCard({ user }: { user: User }) {
  const download = useDownload(user.id)
  return (
    <Card as="section">
      <h2 className="mb-2 text-xl">Your data</h2>
      <p className="mb-4 text-muted">Everything we keep about you, as a file that people and programs can read.</p>
      <Button variant="outline" pending={download.isPending} pendingText="Collecting" onClick={() => download.mutate()}>
        <Download aria-hidden="true" />
        Download my data
      </Button>
    </Card>
  )
}
