// Checks a picture and makes it ours: decoded and encoded anew, so that hidden content and metadata are gone.
import pLimit from 'p-limit'
import sharp from 'sharp'
import { refuse } from '../upload.refusals.ts'
import { maxFrames, maxPixels, type PictureType, sizes, typeByBytes } from '../upload.rules.ts'

export type CheckedPicture = {
  contentType: PictureType
  content: Buffer
  width: number
  height: number
  copies: { width: number; content: Buffer }[]
}

// Each picture may take its share of memory; a few at once is enough, and none is kept.
sharp.cache(false)
sharp.concurrency(1)

const twoAtOnce = pLimit(2)

export async function checkPicture(bytes: Buffer): Promise<CheckedPicture> {
  const contentType = typeByBytes(bytes)
  if (!contentType) throw refuse('wrong_type', 'not_a_picture')
  return twoAtOnce(() => reencode(bytes, contentType))
}

async function reencode(bytes: Buffer, contentType: PictureType): Promise<CheckedPicture> {
  const open = () =>
    sharp(bytes, { animated: contentType === 'image/gif', failOn: 'truncated', limitInputPixels: maxPixels })
  const {
    width,
    height,
    pages = 1,
    pageHeight,
  } = await orDamaged(sharp(bytes, { animated: true, limitInputPixels: false }).metadata())
  if (pages > maxFrames) throw refuse('invalid', 'too_many_frames')
  if (width * height > maxPixels) throw refuse('invalid', 'too_many_pixels')
  const upright = open().rotate()
  const encoded =
    contentType === 'image/png'
      ? upright.png()
      : contentType === 'image/jpeg'
        ? upright.jpeg({ quality: 86, mozjpeg: true })
        : // More effort costs ten times the processor for a hundredth of the size.
          open().gif({ effort: 1 })
  const { data, info } = await orDamaged(encoded.toBuffer({ resolveWithObject: true }))
  const frameHeight = pageHeight ?? info.height
  const copies =
    pages > 1 ? [] : await Promise.all(sizes.filter((size) => size < info.width).map((size) => makeCopy(data, size)))
  return { contentType, content: data, width: info.width, height: frameHeight, copies }
}

async function makeCopy(picture: Buffer, width: number) {
  const content = await sharp(picture).resize({ width, withoutEnlargement: true }).webp({ quality: 80 }).toBuffer()
  return { width, content }
}

/** Whatever the decoder complains about is the file's fault. */
async function orDamaged<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    const isTooLarge = error instanceof Error && /exceeds pixel limit/i.test(error.message)
    throw isTooLarge ? refuse('invalid', 'too_many_pixels') : refuse('invalid', 'picture_damaged')
  }
}
