// Where links lead is held by the compiler: where it is told to expect an error and there is none, it fails.
import { linkOptions } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { draw } from '#testing/draw.tsx'
import { Pagination } from './pagination.tsx'
import { SiteLink, type SiteTarget } from './site-link.tsx'

const hrefOf = (html: string) => /href="([^"]*)"/.exec(html)?.[1]

test('a link writes path, search and place into its address', () => {
  const link = (
    <SiteLink to="/forum/topics/$topicId" params={{ topicId: '7' }} search={{ page: 2 }} hash="answer">
      A topic
    </SiteLink>
  )
  expect(hrefOf(draw(link))).toBe('/forum/topics/7?page=2#answer')
})

test('only a link to the very same address is the current page: the way back from it is not', () => {
  const wayBack = <SiteLink to="/blog">All articles</SiteLink>
  expect(draw(wayBack, {}, '/blog')).toContain('aria-current="page"')
  expect(draw(wayBack, {}, '/blog/coral')).not.toContain('aria-current')
  expect(draw(<SiteLink to="/">Home</SiteLink>, {}, '/?page=2')).not.toContain('aria-current')
})

test('of the steps of a pager exactly one is the current page', () => {
  const pager = <Pagination page={1} totalPages={9} linkOfPage={(page) => ({ to: '/', search: { page: `${page}` } })} />
  expect(draw(pager).match(/aria-current="page"/g)).toHaveLength(1)
})

test('a wrong path, a missing parameter and a wrong word of the search do not compile', () => {
  const wrong = [
    // @ts-expect-error: there is no such page
    <SiteLink key="path" to="/forums" />,
    // @ts-expect-error: which job?
    <SiteLink key="missing" to="/jobs/$id" />,
    // @ts-expect-error: the parameter has another name
    <SiteLink key="name" to="/jobs/$id" params={{ jobId: '1' }} />,
    // @ts-expect-error: the forum's search knows no such word
    <SiteLink key="search" to="/forum" search={{ words: 'kelp' }} />,
  ]
  // @ts-expect-error: there is no such page
  const target: SiteTarget = { to: '/forums' }
  // @ts-expect-error: which job?
  expect([linkOptions({ to: '/jobs/$id' }), target, ...wrong]).toHaveLength(6)
})
