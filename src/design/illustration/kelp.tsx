// A stalk of kelp: one bending stem with blades on both sides, as large as asked for.

export interface KelpProps {
  /** Where it is rooted, in the picture's own units. */
  x: number
  y: number
  height: number
  /** How far the tip leans, to the right if positive. */
  lean?: number
  blades?: number
  fill: string
}

export function Kelp({ x, y, height, lean = 20, blades = 7, fill }: KelpProps) {
  const size = height / 150
  return (
    <g fill={fill} transform={`translate(${x} ${y})`}>
      <path
        d={`M0 0C${-lean} ${-height * 0.35} ${lean * 1.4} ${-height * 0.6} ${lean} ${-height}`}
        fill="none"
        stroke={fill}
        strokeWidth={4 * size}
        strokeLinecap="round"
      />
      {Array.from({ length: blades }, (_, at) => {
        const way = 0.12 + (at / blades) * 0.88
        const side = at % 2 === 0 ? 1 : -1
        const reach = size * (1.15 - way * 0.45)
        const place = `translate(${stemAt(lean, way).toFixed(1)} ${(-height * stemRise(way)).toFixed(1)})`
        return (
          <path
            key={way}
            transform={`${place} scale(${(side * reach).toFixed(2)} ${reach.toFixed(2)}) rotate(-28)`}
            d="M0 0c10-14 32-19 54-8-16 13-38 17-54 8z"
          />
        )
      })}
    </g>
  )
}

// The stem's own curve, read off at a share of its length, so that blades sit on it.
function stemAt(lean: number, t: number): number {
  const u = 1 - t
  return 3 * u * u * t * -lean + 3 * u * t * t * lean * 1.4 + t ** 3 * lean
}
function stemRise(t: number): number {
  const u = 1 - t
  return 3 * u * u * t * 0.35 + 3 * u * t * t * 0.6 + t ** 3
}
