// The drawn world is the one that atlas and sea areas give today, and places stand on it where the projection puts them.
import { geoEqualEarth } from 'd3-geo'
import { expect, test } from 'vitest'
import { waterAt } from '#features/places/server/seas.service.ts'
import { chartHeight, chartWidth, middle, project, projectionScale, projectionTop } from '../chart-projection.ts'
import { drawnAreas } from '../drawn-areas.gen.ts'
import { drawAreas, drawLand } from './draw-world.ts'
import { seaMiddles } from './sea-middles.ts'

test('nobody forgot to draw the world again; else: npx vitest run src/features/chart/build -u', async () => {
  await expect(await drawLand()).toMatchFileSnapshot('../drawn-land.gen.svg')
  await expect(drawAreas()).toMatchFileSnapshot('../drawn-areas.gen.ts')
})

test('our projection is the Equal Earth of the library that draws the coasts', () => {
  const theirs = geoEqualEarth()
    .rotate([-middle, 0])
    .scale(projectionScale)
    .translate([chartWidth / 2, projectionTop])
  for (const [lat, lon] of [
    [0, 0],
    [38.5, -28.6],
    [-18.1, 178.4],
    [-16.8, -179.9],
    [78, 15],
    [-64, -64],
    [60, -168],
  ] as const) {
    const [x, y] = theirs([lon, lat])!
    expect(project(lat, lon)).toEqual([expect.closeTo(x, 6), expect.closeTo(y, 6)])
  }
})

test('the number of a sea stands in its water and on the chart', () => {
  for (const [sea, [lat, lon]] of Object.entries(seaMiddles)) expect([sea, waterAt(lat, lon)]).toEqual([sea, sea])
  for (const { sea, x, y } of drawnAreas) {
    expect([sea, x > 5 && x < chartWidth - 5 && y > 5 && y < chartHeight - 5]).toEqual([sea, true])
  }
})

test('the whole drawing is small, and as high as pages leave room for', async () => {
  expect(chartHeight).toBe(470)
  expect((await drawLand()).length).toBeLessThan(35_000)
  expect(JSON.stringify(drawnAreas).length).toBeLessThan(10_000)
})
