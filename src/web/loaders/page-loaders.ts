// What plain pages, the questions about the membership, the versions of legal texts and the desk load, apart from their routes.
import type { QueryClient } from '@tanstack/react-query'
import { notFound, redirect } from '@tanstack/react-router'
import type { SitePage } from '#features/content/site-page.schema.ts'
import { openSitePage } from '#features/content/ui/site-pages.part.ts'
import { legalVersionsQuery, loadEdited } from '#features/documents/ui/documents.api.ts'
import { questionsOf } from '#features/membership/questions.rules.ts'
import { givingQuery } from '#features/membership/ui/membership.api.ts'
import { keyOfPath } from '#http/client/api-query.ts'
import { isMissing } from '#http/client/call-api.ts'
import { siteFactsQuery } from '#http/client/site-facts-query.ts'

async function findPage(queryClient: QueryClient, slug: string) {
  const { publicUrl, edited } = await queryClient.ensureQueryData(siteFactsQuery)
  const page = await openSitePage(slug, await loadEdited<SitePage>(queryClient, edited, 'page'))
  return { page, publicUrl }
}

export async function loadAbout(queryClient: QueryClient) {
  const { page, publicUrl } = await findPage(queryClient, 'about')
  if (!page) throw notFound()
  const { title, description } = page
  return { page, about: { title, description, publicUrl, path: '/about' } }
}

export async function loadPage(queryClient: QueryClient, slug: string) {
  // These have a place of their own.
  if (slug === 'about') throw redirect({ to: '/about' })
  if (slug === 'membership-questions') throw redirect({ to: '/membership' })
  const { page, publicUrl } = await findPage(queryClient, slug)
  if (!page) throw notFound()
  const { title, description } = page
  return { page, about: { title, description, publicUrl, path: `/pages/${slug}` } }
}

export async function loadMembership(queryClient: QueryClient) {
  const { price } = await queryClient.ensureQueryData(siteFactsQuery)
  const { page, publicUrl } = await findPage(queryClient, 'membership-questions')
  const description = `Every ocean job, volunteering and internship for ${price.text} a year, paid once. What it gives, where the money goes, and what it is not.`
  return {
    questions: questionsOf(page?.body ?? []),
    about: { title: 'Membership', description, publicUrl, path: '/membership' },
  }
}

export async function loadGiving(queryClient: QueryClient) {
  const [{ publicUrl }] = await Promise.all([
    queryClient.ensureQueryData(siteFactsQuery),
    queryClient.ensureQueryData(givingQuery),
  ])
  const description = 'What members have given to ocean organisations with their fees, to whom and in which quarter.'
  return { about: { title: 'A tenth for the sea', description, publicUrl, path: '/ngo' } }
}

export async function loadVersions(queryClient: QueryClient, slug: string) {
  const { versions } = await queryClient.ensureQueryData(legalVersionsQuery(slug)).catch((error: unknown) => {
    throw isMissing(error) ? notFound() : error
  })
  const [newest] = versions
  if (!newest) throw notFound()
  const title = `${newest.text.title}: every version`
  return { versions, about: { title, description: 'Every version of this text that was in force, with its date.' } }
}

/** Whether the account has a second factor is said above everything else: known later, it would push all that down. */
export const loadDesk = (queryClient: QueryClient) =>
  queryClient.prefetchQuery({ queryKey: keyOfPath('/api/second-factor') })
