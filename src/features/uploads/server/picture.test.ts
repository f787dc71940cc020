// What becomes of a picture: upright, in its sizes, and as long as an animation may be.
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { checkPicture } from './picture.ts'

/** One that looks like the frame before it would be no frame of its own. */
const aFrame = (hue: number, width = 120, height = 80) =>
  sharp({ create: { width, height, channels: 3, background: `hsl(${hue}, 80%, 50%)` } })
    .png()
    .toBuffer()

async function anAnimation(count: number, width?: number, height?: number): Promise<Buffer> {
  const frames = await Promise.all(Array.from({ length: count }, (_, at) => aFrame((at * 37) % 360, width, height)))
  return sharp(frames, { join: { animated: true } })
    .gif({ effort: 1, delay: frames.map(() => 100) })
    .toBuffer()
}

test('an animation stays one, is as high as one of its frames, and has no copies that stand still', async () => {
  const { content, copies, ...facts } = await checkPicture(await anAnimation(3))
  expect(facts).toEqual({ contentType: 'image/gif', width: 120, height: 80 })
  expect(copies).toEqual([])
  expect(await sharp(content, { animated: true }).metadata()).toMatchObject({ pages: 3, pageHeight: 80 })
})

test('an animation has 300 frames at most, and all of them together 40 megapixels', async () => {
  expect(await checkPicture(await anAnimation(300, 8, 8))).toMatchObject({ contentType: 'image/gif' })
  await expect(checkPicture(await anAnimation(301, 8, 8))).rejects.toMatchObject({ reason: 'too_many_frames' })
  await expect(checkPicture(await anAnimation(11, 2_000, 2_000))).rejects.toMatchObject({ reason: 'too_many_pixels' })
})

test('a photograph that was taken sideways stands upright, in every size that is smaller than it', async () => {
  const sideways = await sharp(await aFrame(0, 600, 300))
    .jpeg()
    .withMetadata({ orientation: 6 })
    .toBuffer()
  const { width, height, content, copies } = await checkPicture(sideways)
  expect([width, height]).toEqual([300, 600])
  expect(await sharp(content).metadata()).toMatchObject({ width: 300, height: 600 })
  expect((await sharp(content).metadata()).orientation).toBeUndefined()
  const sizes = await Promise.all(copies.map((copy) => sharp(copy.content).metadata()))
  expect(sizes.map((size) => [size.format, size.width, size.height])).toEqual([
    ['webp', 96, 192],
    ['webp', 192, 384],
  ])
})

test('a GIF of either age is one, and of no other', async () => {
  const gif = await sharp(await aFrame(0))
    .gif()
    .toBuffer()
  const aged = (age: string) => Buffer.concat([Buffer.from(age, 'latin1'), gif.subarray(6)])
  for (const age of ['GIF87a', 'GIF89a'])
    expect(await checkPicture(aged(age))).toMatchObject({ contentType: 'image/gif' })
  for (const age of ['GIF88a', 'GIF89b', 'GIF99a'])
    await expect(checkPicture(aged(age))).rejects.toMatchObject({ reason: 'not_a_picture' })
})
