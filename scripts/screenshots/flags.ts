// The command line of the screenshots.
import { parseArgs } from 'node:util'

export type Scheme = 'light' | 'dark'

export type ShotFlags = { only: RegExp | undefined; widths: number[]; schemes: Scheme[]; readme: boolean }

export const usage = `npm run shots -- [--only PATTERN] [--width 390] [--scheme dark] [--readme]
  --only     pictures whose name matches, such as 'home-visitor'
  --width    one width, or several with commas (390,768,1440)
  --scheme   light or dark (both)
  --readme   only docs/screenshot.png, the picture in the README`

const allSchemes: Scheme[] = ['light', 'dark']

export function readShotFlags(args: string[]): ShotFlags {
  const { values } = parseArgs({
    args,
    options: {
      only: { type: 'string' },
      width: { type: 'string', default: '390,768,1440' },
      scheme: { type: 'string', default: allSchemes.join(',') },
      readme: { type: 'boolean', default: false },
    },
  })
  const widths = values.width.split(',').map(Number)
  if (!widths.every((width) => Number.isInteger(width) && width >= 200 && width <= 4_000)) {
    throw new Error('--width must be whole numbers from 200 to 4000')
  }
  const named = values.scheme.split(',')
  const schemes = allSchemes.filter((scheme) => named.includes(scheme))
  if (schemes.length !== named.length) throw new Error('--scheme must be light or dark')
  const only = values.only === undefined ? undefined : new RegExp(values.only, 'i')
  return { only, widths, schemes, readme: values.readme }
}
