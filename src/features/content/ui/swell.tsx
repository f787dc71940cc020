// Three sheets of swell at the foot of a dark band.
import { classNames } from '#design/class-names.ts'
import { crestBand } from '#design/illustration/wave-path.ts'

export function Swell({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 1440 140"
      preserveAspectRatio="none"
      aria-hidden="true"
      className={classNames('absolute inset-x-0 bottom-0 -z-10 w-full print:hidden', className)}
    >
      <path d={crestBand(1440, 60, 140, 3, 36)} fill="#0a3447" />
      <path d={crestBand(1640, 90, 140, 4, 26)} fill="#0b4252" transform="translate(-120)" />
      <path d={crestBand(1540, 122, 140, 5, 16)} fill="#0e5565" transform="translate(-60)" />
    </svg>
  )
}
