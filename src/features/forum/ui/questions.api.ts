// Berths people held, who can be asked about a listing, and asking them.
import { useQueryClient } from '@tanstack/react-query'
import { useAct } from '#design/use-act.ts'
import { apiOf } from '#http/client/typed-api.ts'
import type { Berths, QuestionForm } from '../berth.schema.ts'
import type { Topic } from '../forum.schema.ts'
import type { questionRoutes } from '../server/questions.routes.ts'
import { forumKey, useFormKey } from './forum.api.ts'

const api = apiOf<typeof questionRoutes>()

export const berthsQuery = api.query('/forum/berths')
export const listingPeopleQuery = (id: string) => api.query('/forum/listings/:id/people', { param: { id } })
export const askedAboutQuery = (id: string) => api.query('/forum/topics/:id/listing', { param: { id } })

export function useBerthsChange() {
  const queryClient = useQueryClient()
  return useAct({
    call: (berths: Berths) => api.call('PUT', '/forum/berths', { json: berths }),
    done: ({ berths }) =>
      berths.length > 0 ? 'Members can ask you about these berths' : 'Nobody can ask you about a berth any more',
    failed: 'This could not be saved. Please try again.',
    onDone: (berths) => queryClient.setQueryData(berthsQuery.queryKey, berths),
  })
}

/** The same form, sent twice, asks once. */
export function useAsk(jobId: string, onDone: (topic: Pick<Topic, 'id' | 'held'>) => void) {
  const formKey = useFormKey()
  return useAct({
    call: (form: QuestionForm) =>
      api.call(
        'POST',
        '/forum/listings/:id/questions',
        { param: { id: jobId }, json: form },
        { headers: { 'Idempotency-Key': formKey.read() } },
      ),
    done: ({ held }) =>
      held
        ? { title: 'Question kept', description: 'It holds a link: somebody of the team looks at it first.' }
        : { title: 'Question asked', description: 'The answer will come in the forum, and your bell will tell you.' },
    failed: 'Your question could not be sent. Please try again.',
    refresh: [listingPeopleQuery(jobId).queryKey, forumKey],
    onDone: (topic) => {
      formKey.renew()
      onDone(topic)
    },
  })
}
