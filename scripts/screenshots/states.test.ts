// The list of pictures: complete, and without two of one name.
import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { routePattern } from './routes.ts'
import { states } from './states.ts'

const routes = readdirSync(new URL('../../src/web/routes', import.meta.url))
  .filter((file) => /\.tsx$/.test(file) && !file.startsWith('__root'))
  .map((file) => file.replace(/\.tsx$/, ''))

test.each(routes)('there is a picture of the page in %s.tsx', (route) => {
  const pattern = routePattern(route)
  const pictures = states.filter(({ path, route: named }) =>
    named ? named === route : typeof path === 'string' && pattern.test(path.split('?')[0] ?? ''),
  )
  expect(pictures.map(({ name }) => name)).not.toEqual([])
})

test('no picture overwrites another', () => {
  const names = states.map(({ name, who }) => `${name}-${who}`)
  expect(names.toSorted()).toEqual([...new Set(names)].toSorted())
})

test('a route with an id stands for every path that has one', () => {
  expect('/job/12').toMatch(routePattern('job.$id'))
  expect('/job').not.toMatch(routePattern('job.$id'))
  expect('/blog').toMatch(routePattern('blog.index'))
  expect('/').toMatch(routePattern('index'))
})
