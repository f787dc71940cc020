// /career/{id} – one career.
import { createFileRoute } from '@tanstack/react-router'
import { latePart } from '#design/late-part.ts'
import { WhenAwake } from '#design/when-awake.tsx'
import { useMe } from '#features/accounts/ui/session.api.ts'
import { CareerPage } from '#features/content/ui/career-page.tsx'
import { CareerNotFound } from '#features/content/ui/text-not-found.tsx'
import { CareerPay } from '#features/pay-report/ui/career-pay.tsx'
import { pageHead, publicPage } from '../page-head.ts'
import { appliedMark } from '../shell/applied-mark.tsx'
import { EditText } from '../shell/edit-text.tsx'
import { useNow } from '../use-now.ts'
import { useReportOpening } from '../use-report-opening.ts'

/** The page is the same for everybody and kept; what somebody may see of the board is asked by their own browser. */
const FittingListings = latePart(async () => (await import('#features/jobs/ui/fitting-listings.tsx')).FittingListings)

export const Route = createFileRoute('/career/$id')({
  headers: publicPage,
  loader: async ({ params, context }) =>
    (await import('../loaders/text-loaders.ts')).loadCareer(context.queryClient, params.id),
  head: ({ loaderData }) =>
    pageHead(loaderData?.about ?? { title: 'Career Not Found', description: 'There is no career at this address.' }),
  component: CareerRoute,
  notFoundComponent: CareerNotFound,
})

function CareerRoute() {
  const { open, pay } = Route.useLoaderData()
  return (
    <CareerPage
      {...open}
      pay={pay && <CareerPay pay={pay} />}
      openJobs={<OpenJobs search={open.career.jobSearch} />}
      foot={<EditText text={`career/${open.career.id}`}>Edit this career</EditText>}
    />
  )
}

function OpenJobs({ search }: { search: string }) {
  const me = useMe()
  const now = useNow()
  const reportOpening = useReportOpening(me)
  return (
    <WhenAwake>
      <FittingListings search={search} me={me} now={now} onOpen={reportOpening} marks={me ? appliedMark : undefined} />
    </WhenAwake>
  )
}
