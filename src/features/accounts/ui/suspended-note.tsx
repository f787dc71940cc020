// What somebody sees whose account is suspended: kindly, why, until when, and whom to ask.
import { useQuery } from '@tanstack/react-query'
import { Alert } from '#design/alert.tsx'
import { ApiError } from '#http/client/call-api.ts'
import { siteFactsQuery } from '#http/client/site-facts-query.ts'
import { untilText } from '../suspension-end.rules.ts'

/** Nothing when the failure was another one. */
export function SuspendedNote({ error }: { error: unknown }) {
  const supportEmail = useQuery(siteFactsQuery).data?.supportEmail
  if (!(error instanceof ApiError) || error.code !== 'suspended') return null
  const { reason, until } = error.answer
  return (
    <Alert
      kind="warning"
      live
      title={`Your account is suspended ${untilText(typeof until === 'string' ? until : null)}`}
    >
      <p className="[overflow-wrap:anywhere]">The reason: {String(reason)}</p>
      {supportEmail && (
        <p className="mt-2">
          If you think that we are wrong, write to{' '}
          <a href={`mailto:${supportEmail}`} className="link">
            {supportEmail}
          </a>
          . A person reads it.
        </p>
      )}
    </Alert>
  )
}
