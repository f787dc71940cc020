// Every route of the specification's table, for everybody, small and large: where it leads, what it says, that it is in order.
import type { APIRequestContext, Page } from '@playwright/test'
import { makePerson, type Role, roles } from './roles.ts'
import { expect, expectAccessible, member, signInAs, test, withoutBanner } from './site.ts'

type Visit = {
  path: string
  /** The page's own; who is sent elsewhere or kept out sees another. */
  heading: string | RegExp
  status?: number
  /** Who is sent elsewhere, and where to. */
  sent?: Partial<Record<Role, string>>
  restricted?: boolean
  /** Whose page is a look of its own; the others see one of these, which is not examined again. */
  looks?: Role[]
}

const adminsOnly = { visitor: '/admin-login', 'free member': '/', member: '/' } as const
const notForMembers = { 'free member': '/account', member: '/account', admin: '/account' } as const
const members: Role[] = ['free member', 'member']
const onlyAdmins: Role[] = ['admin']
const unknownId = '00000000-0000-4000-8000-000000000000'

type Named = { id: string; title: string }

function listVisits({ job, topic }: { job: Named; topic: Named }): Visit[] {
  return [
    { path: '/', heading: 'Become a part of the ocean', looks: [...roles] },
    { path: `/jobs/${job.id}`, heading: job.title, looks: ['visitor', 'member'] },
    { path: `/jobs/${unknownId}`, heading: 'Job Not Found', status: 404 },
    { path: '/post-job', heading: 'Post an Ocean Job', sent: adminsOnly, looks: onlyAdmins },
    { path: `/edit-job/${job.id}`, heading: 'Edit Job Posting', sent: adminsOnly, looks: onlyAdmins },
    { path: '/account', heading: 'My Account', sent: { visitor: '/auth' }, looks: members },
    { path: '/account?tab=favorites', heading: 'My Account', sent: { visitor: '/auth' }, looks: members },
    { path: '/account?tab=forum', heading: 'My Account', sent: { visitor: '/auth' }, looks: members },
    { path: '/account?tab=pricing', heading: 'My Account', sent: { visitor: '/auth' }, looks: members },
    { path: '/auth', heading: /Your place at sea|Welcome/, sent: notForMembers },
    { path: '/admin-login', heading: /Admin/, sent: { 'free member': '/', member: '/', admin: '/admin' } },
    { path: '/admin', heading: 'Admin Dashboard', sent: adminsOnly, looks: onlyAdmins },
    { path: '/admin-reset-password', heading: 'Lien invalide' },
    { path: '/educational', heading: 'Careers in the ocean' },
    { path: '/career/diving-instructor', heading: 'Diving Instructor' },
    { path: '/career/pirate', heading: 'Career Not Found', status: 404 },
    { path: '/blog', heading: 'Blog' },
    {
      path: '/blog/top-tips-finding-job-ocean-field',
      heading: 'Twelve tips for finding a job in the ocean field',
    },
    { path: '/blog/flat-sea-theory', heading: 'Article Not Found', status: 404 },
    { path: '/forum', heading: 'Forum', restricted: true, looks: ['visitor', 'member'] },
    { path: '/forum/new-topic', heading: 'New Topic', restricted: true, looks: ['visitor', 'member'] },
    {
      path: `/forum/topics/${topic.id}`,
      heading: topic.title,
      restricted: true,
      looks: ['visitor', 'member', 'admin'],
    },
    { path: '/people/coral_cat', heading: 'coral_cat', restricted: true, looks: ['visitor', 'member'] },
    { path: '/universities', heading: 'Marine Conservation University Programs' },
    { path: '/pay', heading: 'What ocean work pays' },
    { path: '/chart', heading: 'The chart' },
    { path: '/organisations/nobody-at-all', heading: 'Organisation Not Found', status: 404 },
    { path: '/guide/no-such-chapter', heading: 'Chapter Not Found', status: 404 },
    { path: '/privacy-policy', heading: 'Privacy Policy' },
    { path: '/terms-of-service', heading: 'Terms of Service' },
    { path: '/terms-of-sale', heading: 'Terms of Sale' },
    { path: '/no/such/page', heading: '404 Page Not Found', status: 404 },
  ]
}

/** A listing and a topic for the addresses that need an id, asked for beside the page. */
async function findPlaces(request: APIRequestContext) {
  const { token } = await (await request.post('/api/login', { data: member })).json()
  const headers = { authorization: `Bearer ${token}` }
  const read = async (path: string) => (await request.get(path, { headers })).json()
  const [{ jobs }, { topics }] = [await read('/api/jobs?page=2'), await read('/api/forum/topics?search=how+we+talk')]
  return { job: jobs[0] as Named, topic: topics[0] as Named }
}

async function visit(page: Page, role: Role, each: Visit, widths: number[]): Promise<void> {
  const { path, heading, status = 200, sent, restricted, looks = ['visitor'] } = each
  await page.setViewportSize({ width: widths[0]!, height: 900 })
  const response = await page.goto(path)
  const elsewhere = sent?.[role]
  if (elsewhere) {
    expect((await response?.request().redirectedFrom()?.response())?.status()).toBe(302)
    return expect(page).toHaveURL(elsewhere)
  }
  expect(response?.status()).toBe(status)
  await expect(page).toHaveURL(path)
  const title = restricted && role === 'visitor' ? 'Access Restricted' : heading
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page.locator('main [aria-busy=true], main [role=status] .animate-spin')).toHaveCount(0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
    if (looks.includes(role)) await expectAccessible(page)
  }
}

for (const role of roles) {
  test(`every route is right, small and large: ${role}`, async ({ page, request }) => {
    test.slow()
    await withoutBanner(page)
    const visits = listVisits(await findPlaces(request))
    const account = await makePerson(request, role)
    if (account) await signInAs(page, account)
    // One page comes small and grows, as when a tablet is turned; the next comes large and shrinks.
    const widths = [390, 1440]
    for (const each of visits) await test.step(each.path, () => visit(page, role, each, [...widths.reverse()]))
  })
}
