// An organisation's logo from its page: fetched through the guard, drawn anew, kept as uploads are. Without one, nothing fails.
import sharp from 'sharp'
import { putObject } from '#features/uploads/server/uploads.service.ts'
import { typeByBytes } from '#features/uploads/upload.rules.ts'
import type { Deps } from '#platform/deps.ts'

const side = 512
const maxDrawingBytes = 200_000
const maxPixels = 16_000_000
const maxSeconds = 3

/** The path of the stored picture; one that nobody uses is gone after a day, as every upload. */
export async function fetchLogo(deps: Deps, ownerId: string, address: string): Promise<string | null> {
  const fetched = await deps.outbound.fetch(address, { accept: 'image' })
  if (!fetched.ok || fetched.bytes.length === 0) return null
  try {
    const picture = typeByBytes(fetched.bytes) ? fetched.bytes : await rasterise(fetched.bytes)
    return picture && (await putObject(deps, deps.db.orm, ownerId, picture))
  } catch (error) {
    deps.log.info({ err: error }, 'a logo could not be kept')
    return null
  }
}

/** WebP and drawings become PNG. A drawing that reaches for anything outside itself is left out. */
async function rasterise(bytes: Buffer): Promise<Buffer | null> {
  const isWebp = bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP'
  if (!isWebp && !isPlainDrawing(bytes)) return null
  return sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' })
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: isWebp })
    .timeout({ seconds: maxSeconds })
    .png()
    .toBuffer()
}

function isPlainDrawing(bytes: Buffer): boolean {
  if (bytes.length > maxDrawingBytes) return false
  const text = bytes.toString('utf8')
  if (!/<svg[\s>]/i.test(text.slice(0, 4_000))) return false
  const reaches =
    /<!ENTITY|<(script|foreignObject|image|feImage|filter|pattern|use|style)\b|@import|url\(\s*["']?(?!#)|href\s*=\s*["'](?!#)/i
  return !reaches.test(text)
}
