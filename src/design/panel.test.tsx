// What a panel shows of what it has read before, when it can't read again.
import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Panel } from '#design/panel.tsx'
import { apiQuery, makeQueryClient } from '#http/client/api-query.ts'
import { wordsOf } from '#testing/draw.tsx'

const query = apiQuery<{ names: string[] }>('/api/admin/things')

function Things() {
  return (
    <Panel
      query={useQuery(query)}
      isEmpty={({ names }) => names.length === 0}
      empty={{ title: 'Nothing waits', text: 'All is well.' }}
    >
      {({ names }) => <p>{names.join()}</p>}
    </Panel>
  )
}

async function drawAfter(...answers: ({ names: string[] } | Error)[]): Promise<string> {
  const client = makeQueryClient(async () => {
    const answer = answers.shift()
    if (answer instanceof Error) throw answer
    return answer
  })
  for (const _ of [...answers]) await client.fetchQuery({ ...query, staleTime: 0 }).catch(() => undefined)
  return wordsOf(
    renderToStaticMarkup(
      <QueryClientProvider client={client}>
        <Things />
      </QueryClientProvider>,
    ),
  )
}

const lost = new TypeError('Failed to fetch')

test('a list that could not be read again stays, and says that it may be old', async () => {
  const words = await drawAfter({ names: ['Anna'] }, lost)
  expect(words).toMatch(/This could not be read again .*Anna/)
  expect(await drawAfter({ names: ['Anna'] })).not.toContain('could not be read')
})

test('that nothing waits is not said alone when nobody could look', async () => {
  expect(await drawAfter({ names: [] }, lost)).toMatch(/This could not be read again .*Nothing waits/)
})

test('once it can be read again, nothing more is said of it', async () => {
  expect(await drawAfter({ names: ['Anna'] }, lost, { names: ['Ben'] })).toBe(' Ben ')
})
