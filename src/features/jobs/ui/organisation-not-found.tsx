// An organisation that nobody has written down, or that goes by another name now.
import { NotFoundScreen } from '#design/not-found-screen.tsx'

export function OrganisationNotFound() {
  return (
    <NotFoundScreen
      title="Organisation Not Found"
      text="We know no organisation at this address. It may go by another name now."
      back={{ to: '/', hash: 'jobs', label: 'See who has something open' }}
    />
  )
}
